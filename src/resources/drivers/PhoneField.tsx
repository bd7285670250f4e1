import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { allPages, WHOLE } from '@/api/allPages';
import type { DriverInput } from '@/api/generated/dashboard.schemas';
import { listPhones, useListPhones } from '@/api/generated/phones/phones';
import { allDrivers } from '@/api/whole';
import { FieldFrame, type FieldProps } from '@/form/FieldFrame';
import { useFormField } from '@/form/useFormField';
import { SuggestInput } from '@/ui/SuggestInput';
import { driverMessages as messages } from './messages';

/** A driver's phone: one of the operation's, which are suggested, or a new one. */
export function PhoneField(props: FieldProps) {
  const intl = useIntl();
  const { value, error, setValue, onBlur } = useFormField<string | null>(props.name);
  const { value: own } = useFormField<DriverInput['driver_id']>('driver_id');
  const { data } = useListPhones(WHOLE, { query: { queryFn: allPages(listPhones, 'phones') } });
  const staff = useQuery(allDrivers()).data?.drivers;
  const nameOf = (id: string) => staff?.find(({ driver_id }) => driver_id === id)?.name ?? id;
  const number = (value ?? '').trim();
  const chosen = data?.phones.find((phone) => phone.number === number);
  const said = (phone: typeof chosen) =>
    [
      phone?.label,
      phone?.driver_id &&
        phone.driver_id !== own &&
        intl.formatMessage(messages.phoneOf, { driver: nameOf(phone.driver_id) }),
    ]
      .filter(Boolean)
      .join(', ');
  const help = chosen ? said(chosen) : data && number ? intl.formatMessage(messages.phoneNew) : props.help;
  const isTaken = (phone: NonNullable<typeof chosen>) => Number(phone.driver_id !== null);
  const known = (data?.phones ?? [])
    .filter((phone) => `${phone.number} ${said(phone)}`.includes(number))
    .toSorted((a, b) => isTaken(a) - isTaken(b));
  return (
    <FieldFrame {...props} help={help} error={error}>
      <SuggestInput
        name={props.name}
        type="tel"
        keepsTyped
        value={value ?? ''}
        onChange={setValue}
        onBlur={onBlur}
        suggestions={chosen ? [] : known.slice(0, 8).map((phone) => ({ value: phone.number, detail: said(phone) }))}
      />
    </FieldFrame>
  );
}
