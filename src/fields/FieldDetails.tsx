import { FormattedMessage } from 'react-intl';
import type { ComparedField } from '@/form/conflict';
import { DescriptionList, type DescriptionListProps } from '@/table/DescriptionList';
import { valueOf, type Field, type Fields } from './field';
import { editable } from './values';

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
const detailOf = (field: Field, value: unknown, record?: unknown) =>
  isNothing(value) && field.none ? (
    <FormattedMessage {...field.none} />
  ) : (
    (field.detail ?? field.cell)(value as never, record as never)
  );

/** A value in the comparison of two versions. */
const saidOf = (field: Field, value: unknown) =>
  field.said && !(isNothing(value) && field.none) ? field.said(value as never) : detailOf(field, value);

/** What is compared when somebody else has changed a record: all that can be edited. */
export const comparedOf = (fields: Fields): ComparedField[] =>
  editable(fields, false).map(([name, field]) => ({
    name,
    label: field.label,
    show: (value) => saidOf(field, value),
    with: field.edit.with,
  }));

interface FieldDetailsProps extends Omit<DescriptionListProps, 'items'> {
  fields: Fields;
  record: object;
}

/** A record's fields with their labels, in their order. */
export const FieldDetails = ({ fields, record, ...rest }: FieldDetailsProps) => (
  <DescriptionList
    {...rest}
    items={Object.entries(fields)
      .filter(([, { details }]) => details !== false)
      .map(([name, field]) => [field.label, detailOf(field, valueOf(field, name, record), record)])}
  />
);
