import { Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { parseDecimal } from './parseDecimal';
import { useFormField } from './useFormField';

interface NumberFieldProps extends FieldProps {
  /** Decimals shown when the field is left. */
  digits?: number;
  /** Sees a paste first; true when it has dealt with it. */
  onPasteText?: (text: string) => boolean;
}

/** A number typed with a comma or a point; the form holds a number, null when empty, NaN while it is no number. */
export function NumberField({ name, digits = 0, onPasteText, ...frame }: NumberFieldProps) {
  const intl = useIntl();
  const { value, error, setValue, onBlur } = useFormField<number | null>(name);
  const [typed, setTyped] = useState<{ text: string; value: number | null } | null>(null);
  const format = (n: number | null) =>
    n === null || Number.isNaN(n) ? '' : intl.formatNumber(n, { maximumFractionDigits: digits, useGrouping: false });
  // What was typed shows as long as the form still holds what it meant.
  const text = typed && Object.is(typed.value, value) ? typed.text : format(value);
  return (
    <FieldFrame {...frame} error={error}>
      <Input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        value={text}
        onPaste={(event) => {
          if (onPasteText?.(event.clipboardData.getData('text'))) event.preventDefault();
        }}
        onChange={({ target }) => {
          const next = target.value.trim() === '' ? null : (parseDecimal(target.value, intl.locale) ?? Number.NaN);
          setTyped({ text: target.value, value: next });
          setValue(next);
        }}
        onBlur={() => {
          if (value !== null && !Number.isNaN(value)) setTyped(null);
          onBlur();
        }}
      />
    </FieldFrame>
  );
}
