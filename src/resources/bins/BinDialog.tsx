import { useIntl } from 'react-intl';
import { getCreateBinMutationOptions, getUpdateBinMutationOptions } from '@/api/generated/bins/bins';
import type { Bin } from '@/api/generated/dashboard.schemas';
import { FormDialog } from '@/form/FormDialog';
import { formMessages } from '@/form/messages';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { BinFields } from './BinFields';
import { useComparedFields } from './compared';
import { binMessages as messages } from './messages';
import { binSchema, inputOf, newBin, valuesOf, type BinValues } from './schema';

interface BinDialogProps {
  /** Without one, a new container is made. */
  bin?: Bin;
  /** Where a new one stands. */
  locationId?: string;
  onClose: () => void;
}

/** Create and edit of a container. */
export function BinDialog({ bin, locationId = '', onClose }: BinDialogProps) {
  const intl = useIntl();
  const write = useWrite();
  const fields = useComparedFields();
  const save = (values: BinValues, base: Bin | undefined) => {
    const data = inputOf(values);
    return base
      ? write.run((client) => getUpdateBinMutationOptions(client, { request: ifMatch(base) }), { id: base.id, data })
      : write.run(getCreateBinMutationOptions, { data });
  };
  return (
    <FormDialog<BinValues, Bin>
      onClose={onClose}
      size="lg"
      title={bin ? intl.formatMessage(messages.edit, { name: bin.container_id }) : intl.formatMessage(messages.create)}
      submitLabel={intl.formatMessage(bin ? messages.save : messages.create)}
      initialValues={bin ? valuesOf(bin) : newBin(locationId)}
      schema={binSchema}
      save={save}
      editing={bin && { record: bin, toValues: valuesOf, fields }}
      savedText={intl.formatMessage(bin ? formMessages.saved : formMessages.added)}
      failedText={bin ? undefined : intl.formatMessage(formMessages.addFailed)}
    >
      <BinFields />
    </FormDialog>
  );
}
