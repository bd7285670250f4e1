import { useIntl } from 'react-intl';

import type { Truck, TruckInput } from '@/api/generated/dashboard.schemas';
import { getCreateTruckMutationOptions, getUpdateTruckMutationOptions } from '@/api/generated/trucks/trucks';
import { FormDialog } from '@/form/FormDialog';
import { formMessages } from '@/form/messages';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { useComparedFields } from './compared';
import { TruckFields } from './TruckFields';
import { truckMessages as messages } from './messages';
import { truckSchema, newTruck, valuesOf, type TruckValues } from './schema';

interface TruckDialogProps {
  /** Without one, a new truck is made. */
  truck?: Truck;
  onClose: () => void;
}

/** Create and edit of a truck. */
export function TruckDialog({ truck, onClose }: TruckDialogProps) {
  const intl = useIntl();
  const write = useWrite();
  const fields = useComparedFields();
  const save = (values: TruckValues, base: Truck | undefined) => {
    // The schema has refused everything that is not complete.
    const { license_plate, ...data } = values as TruckInput;
    return base
      ? write.run((client) => getUpdateTruckMutationOptions(client, { request: ifMatch(base) }), {
          licensePlate: base.license_plate,
          data,
        })
      : write.run(getCreateTruckMutationOptions, { data: { license_plate, ...data } });
  };
  return (
    <FormDialog<TruckValues, Truck>
      onClose={onClose}
      title={
        truck ? intl.formatMessage(messages.edit, { name: truck.license_plate }) : intl.formatMessage(messages.create)
      }
      submitLabel={intl.formatMessage(truck ? messages.save : messages.create)}
      initialValues={truck ? valuesOf(truck) : newTruck()}
      schema={truckSchema}
      save={save}
      editing={truck && { record: truck, toValues: valuesOf, fields }}
      savedText={intl.formatMessage(truck ? formMessages.saved : formMessages.added)}
      failedText={truck ? undefined : intl.formatMessage(formMessages.addFailed)}
    >
      <TruckFields isNew={!truck} />
    </FormDialog>
  );
}
