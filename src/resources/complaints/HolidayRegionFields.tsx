import { useIntl } from 'react-intl';
import type { HolidayRegion } from '@/api/generated/dashboard.schemas';
import { FieldFrame } from '@/form/FieldFrame';
import { useFormField } from '@/form/useFormField';
import { Select } from '@/ui/Select';
import { closingMessages as messages } from './closingMessages';
import { nameOf, useRegions } from './regionName';

/** Whose public holidays are free: of a country, or of a part of it. */
export function HolidayRegionFields() {
  const intl = useIntl();
  const { value, error, setValue, onBlur } = useFormField<string>('holidays');
  const { data = [], isError } = useRegions();
  const choice = ({ code }: Pick<HolidayRegion, 'code'>) => ({ value: code, label: nameOf(intl, code, data) });
  const country = value.slice(0, 2);
  const countries = data.filter(({ code }) => !code.includes('-'));
  const parts = data.filter(({ code }) => value && code.startsWith(`${country}-`));
  return (
    <>
      <FieldFrame
        label={intl.formatMessage(messages.holidays)}
        error={error ?? (isError ? intl.formatMessage(messages.regionsFailed) : undefined)}
      >
        <Select
          name="holidays"
          onBlur={onBlur}
          value={country || undefined}
          none={intl.formatMessage(messages.noHolidays)}
          options={
            countries.length > 0
              ? countries.map(choice).toSorted((a, b) => a.label.localeCompare(b.label, intl.locale))
              : country
                ? [choice({ code: country })]
                : []
          }
          onChange={(code) => setValue(code ?? '')}
        />
      </FieldFrame>
      {parts.length > 0 ? (
        <FieldFrame label={intl.formatMessage(messages.part)}>
          <Select
            onBlur={onBlur}
            value={value === country ? undefined : value}
            none={intl.formatMessage(messages.wholeCountry)}
            options={parts.map(choice)}
            onChange={(code) => setValue(code ?? country)}
          />
        </FieldFrame>
      ) : null}
    </>
  );
}
