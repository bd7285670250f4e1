import { FormattedMessage } from 'react-intl';
import type { ComparedField } from '@/form/conflict';
import { Facts, type FactsProps } from '@/table/Facts';
import { valueOf, type Field, type Fields } from './field';
import { editable } from './values';

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A value in the details. */
const factOf = (field: Field, value: unknown, record?: unknown) =>
  isNothing(value) && field.none ? (
    <FormattedMessage {...field.none} />
  ) : (
    (field.fact ?? field.cell)(value as never, record as never)
  );

/** A value in the comparison of two versions. */
const saidOf = (field: Field, value: unknown) =>
  field.said && !(isNothing(value) && field.none) ? field.said(value as never) : factOf(field, value);

/** What is compared when somebody else has changed a record: all that can be edited. */
export const comparedOf = (fields: Fields): ComparedField[] =>
  editable(fields, false).map(([name, field]) => ({
    name,
    label: field.label,
    show: (value) => saidOf(field, value),
    with: field.edit.with,
  }));

interface FieldFactsProps extends Omit<FactsProps, 'facts'> {
  fields: Fields;
  record: object;
}

/** A record's fields with their labels, in their order. */
export const FieldFacts = ({ fields, record, ...rest }: FieldFactsProps) => (
  <Facts
    {...rest}
    facts={Object.entries(fields)
      .filter(([, { details }]) => details !== false)
      .map(([name, field]) => [field.label, factOf(field, valueOf(field, name, record), record)])}
  />
);
