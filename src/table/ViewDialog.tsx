import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { boolean, object } from 'yup';
import type { View, ViewedList } from '@/api/generated/dashboard.schemas';
import { createView, updateView } from '@/api/generated/views/views';
import { useCan } from '@/auth/useCan';
import { SwitchField, TextField } from '@/form/fields';
import { FormDialog } from '@/form/FormDialog';
import { formMessages } from '@/form/messages';
import { ifMatch } from '@/form/problem';
import { requiredText } from '@/form/rules';
import { common } from '@/i18n/common';
import { viewMessages as messages } from './viewMessages';

interface ViewDialogProps {
  /** Without one, a new view is saved. */
  view: View | undefined;
  list: ViewedList;
  /** What is shown now. */
  query: string;
  columns: string[];
  /** The columns are not the usual ones. */
  isArranged: boolean;
  onClose: () => void;
}

interface Values {
  name: string;
  hasColumns: boolean;
  shared: boolean;
}

const schema = object({ name: requiredText(60), hasColumns: boolean().defined(), shared: boolean().defined() });

const toValues = ({ name, columns, shared }: View): Values => ({ name, hasColumns: columns !== null, shared });

/** Name of a view, whether it holds columns, and who sees it. */
export function ViewDialog({ view, list, query, columns, isArranged, onClose }: ViewDialogProps) {
  const intl = useIntl();
  const client = useQueryClient();
  const mayShare = useCan('views:share');
  const word = (value: unknown) =>
    typeof value === 'string' ? value : intl.formatMessage(value ? common.yes : common.no);
  const compared = Object.entries({ name: messages.name, hasColumns: messages.columns, shared: messages.shared }).map(
    ([name, label]) => ({ name, label, show: word }),
  );
  const save = async ({ name, hasColumns, shared }: Values, base: View | undefined) => {
    const input = { name, shared, columns: hasColumns ? columns : null };
    await (base ? updateView(base.id, input, ifMatch(base)) : createView({ ...input, list, query }));
    void client.invalidateQueries({ queryKey: ['views'] });
  };
  return (
    <FormDialog<Values, View>
      onClose={onClose}
      size="sm"
      title={intl.formatMessage(view ? messages.edit : messages.save)}
      submitLabel={intl.formatMessage(messages.save)}
      initialValues={view ? toValues(view) : { name: '', hasColumns: isArranged, shared: false }}
      editing={view && { record: view, toValues, fields: compared }}
      schema={schema}
      save={save}
      savedText={intl.formatMessage(view ? formMessages.saved : formMessages.added)}
    >
      <TextField name="name" label={intl.formatMessage(messages.name)} />
      <SwitchField
        name="hasColumns"
        label={intl.formatMessage(messages.columns)}
        help={intl.formatMessage(messages.columnsHelp)}
      />
      <SwitchField
        name="shared"
        label={intl.formatMessage(messages.shared)}
        help={intl.formatMessage(mayShare ? messages.sharedHelp : messages.notShared)}
        disabled={!mayShare}
      />
    </FormDialog>
  );
}
