import type { EditOptions, Field, Fields } from './field';

type Values = Record<string, unknown>;
export type Editable = Field & { edit: EditOptions };

/** The fields that a form edits; of an existing record those that are not fixed. */
export const editable = (fields: Fields, isNew = true) =>
  Object.entries(fields).filter((entry): entry is [string, Editable] => {
    const { edit } = entry[1];
    return edit !== undefined && (isNew || edit.fixed === undefined);
  });

const isText = ({ kind }: Field) => kind === 'key' || kind === 'text';
const nothing = (field: Field) => (isText(field) || (field.words && !field.none) ? '' : null);

/** The values of a new record's form. @param area where all that the user makes is */
export const newValues = (fields: Fields, given: object = {}, area: number | null = null): Values => ({
  ...Object.fromEntries(
    editable(fields).map(([name, field]) => [
      name,
      field.edit.initial ?? (field.kind === 'flag' ? true : field.kind === 'area' ? area : nothing(field)),
    ]),
  ),
  ...given,
});
/** The values of a form, from a record. */
export const valuesOf = (fields: Fields, record: object): Values =>
  Object.fromEntries(editable(fields).map(([name, field]) => [name, (record as Values)[name] ?? nothing(field)]));

/** What is sent: the values of all fields, of an existing record without those that are fixed. */
export const inputOf = (fields: Fields, values: Values, isNew: boolean): Values =>
  Object.fromEntries(
    editable(fields, isNew).map(([name, { edit }]) => [
      name,
      edit.emptyIsNull && values[name] === '' ? null : values[name],
    ]),
  );
