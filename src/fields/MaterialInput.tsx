import { MaterialCode } from '@/api/generated/dashboard.schemas';
import type { FieldProps } from '@/form/FieldFrame';
import { useFormField } from '@/form/useFormField';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { Radios } from '@/ui/Radios';

const OPTIONS = Object.values(MaterialCode).map((value) => ({
  value,
  label: <GlassSwatch code={value} text="short" />,
}));

/** The six materials, each with its swatch. */
export function MaterialInput({ name, label }: Pick<FieldProps, 'name' | 'label'>) {
  const { value, error, setValue, onBlur } = useFormField<MaterialCode>(name);
  return (
    <Radios
      {...{ label, value, error, onBlur }}
      options={OPTIONS}
      onChange={setValue}
      layout={{ display: 'flex', gap: '2', flexWrap: 'wrap' }}
    />
  );
}
