import { useIntl } from 'react-intl';
import { useMe } from '@/auth/useSession';
import type { Driver } from '@/api/generated/dashboard.schemas';
import { getCreateDriverMutationOptions, getUpdateDriverMutationOptions } from '@/api/generated/drivers/drivers';
import { FormDialog } from '@/form/FormDialog';
import { formMessages } from '@/form/messages';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { useComparedFields } from './compared';
import { DriverFields } from './DriverFields';
import { driverMessages as messages } from './messages';
import { driverSchema, newDriver, valuesOf, type DriverValues } from './schema';

interface DriverDialogProps {
  /** Without one, a new driver is made. */
  driver?: Driver;
  onClose: () => void;
}

/** Create and edit of a driver. */
export function DriverDialog({ driver, onClose }: DriverDialogProps) {
  const intl = useIntl();
  const write = useWrite();
  const fields = useComparedFields();
  const { customer_id } = useMe().account;
  const save = (values: DriverValues, base: Driver | undefined) => {
    const data = { ...values, customer_id };
    return base
      ? write.run((client) => getUpdateDriverMutationOptions(client, { request: ifMatch(base) }), { id: base.id, data })
      : write.run(getCreateDriverMutationOptions, { data });
  };
  return (
    <FormDialog<DriverValues, Driver>
      onClose={onClose}
      title={
        driver ? intl.formatMessage(messages.edit, { name: driver.driver_id }) : intl.formatMessage(messages.create)
      }
      submitLabel={intl.formatMessage(driver ? messages.save : messages.create)}
      initialValues={driver ? valuesOf(driver) : newDriver()}
      schema={driverSchema}
      save={save}
      editing={driver && { record: driver, toValues: valuesOf, fields }}
      savedText={intl.formatMessage(driver ? formMessages.saved : formMessages.added)}
      failedText={driver ? undefined : intl.formatMessage(formMessages.addFailed)}
    >
      <DriverFields />
    </FormDialog>
  );
}
