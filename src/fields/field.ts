import type { ComponentType, ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { AnySchema } from 'yup';
import type { FieldProps } from '@/form/FieldFrame';
import type { PlainValue, TextContext } from '@/table/features';
import type { Option } from '@/table/filters';
import type { Suggestion } from '@/ui/SuggestInput';

export type FieldKind =
  | 'key'
  | 'text'
  | 'number'
  | 'flag'
  | 'choice'
  | 'area'
  | 'material'
  | 'level'
  | 'date'
  | 'time'
  | 'list';

/** What an input of a field's own gets. */
export interface OwnInputProps extends Omit<FieldProps, 'label' | 'help'> {
  label: string;
  help?: string;
}

/** How a form edits a field, and what it accepts. Whoever has no `edit` is read-only. */
export interface EditOptions {
  help?: MessageDescriptor;
  optional?: boolean;
  /** Why an existing record keeps its value; a new one takes it. */
  fixed?: MessageDescriptor;
  /** Value of a new record, where it is not empty. */
  initial?: unknown;
  /** An empty text is sent as null. */
  emptyIsNull?: boolean;
  /** In one line with the field before. */
  beside?: boolean;
  /** Another input than the kind's; null where another field's input edits this one too. Load it with `lazy()`. */
  input?: ComponentType<OwnInputProps> | null;
  /** The other field of a value of two, such as a position: in a conflict both come from one version. */
  with?: string;
  /** Most characters of a text; of a key that may be any text. */
  max?: number;
  /** Bounds of a number, both allowed, unless `above` says that the lower one is not. */
  range?: readonly [min: number, max: number];
  above?: boolean;
  whole?: boolean;
  /** Decimals shown in the input. */
  digits?: number;
  /** Said of a number out of bounds, instead of the bounds. */
  wrong?: MessageDescriptor;
  /** A rule that the kind does not have. A function, since Yup is loaded with the form. */
  rule?: (yup: typeof import('yup'), rules: typeof import('@/form/rules')) => AnySchema;
}

/** What a field says of itself, besides kind and label. */
export interface FieldOptions<V> {
  /** Px of the column. */
  width?: number;
  align?: 'end';
  /** `hidden` until the user asks for it; `varied` only where the rows differ in it; `file`: in the CSV file alone; false: no column at all. */
  column?: 'hidden' | 'varied' | 'file' | false;
  /** At the end of the row, always in sight. */
  atEnd?: true;
  /** False: not among the details. */
  details?: boolean;
  /** The state of the record, beside its name where a row is a card. */
  isState?: true;
  /** Takes both fields of a line where a row is a card. */
  isWide?: true;
  isOffCard?: true;
  /** The value, where the record has no property of the field's name. */
  read?: (record: never) => V;
  cell?: (value: V, record: never) => ReactNode;
  /** In the details; as in the cell where nothing is said. */
  detail?: (value: V, record: never) => ReactNode;
  /** In the comparison of two versions; as in the details where nothing is said. */
  said?: (value: V) => ReactNode;
  /** Of the figures in the CSV file, where the label says none; on the screen each value has its own. */
  unit?: string;
  /** In the CSV file. */
  text?: (value: V, context: TextContext) => PlainValue;
  /** Wording of "nothing". With it a choice may be empty. */
  none?: MessageDescriptor;
  /** What can be chosen, in the filter and in the form, whose values are given. */
  useOptions?: (values?: never) => Option[];
  /** What fits the text typed in the filter so far. */
  useSuggestions?: (text: string) => readonly Suggestion[];
  edit?: EditOptions;
}

/** A field as the kits see it. */
export interface Field extends Omit<FieldOptions<never>, 'read'> {
  grouping?: false;
  read?: (record: never) => unknown;
  kind: FieldKind;
  label: MessageDescriptor;
  cell: (value: never, record: never) => ReactNode;
  yes?: MessageDescriptor;
  no?: MessageDescriptor;
  /** The values of an enum. */
  words?: Record<string, MessageDescriptor>;
}
export type Fields = Record<string, Field>;

type RecordOf<O, Use extends 'cell' | 'detail'> =
  O extends Record<Use, (value: never, record: infer R) => unknown> ? R : unknown;
/** A field of values V, with what its options O say about the record. */
export type FieldOf<V, O> = Omit<Field, 'edit' | 'read'> & {
  accepts: (value: V) => void;
  of: (record: RecordOf<O, 'cell'> & RecordOf<O, 'detail'>) => void;
} & (O extends { edit: infer E extends EditOptions } ? { edit: E } : { edit?: undefined }) &
  (O extends { read: infer Read extends Field['read'] } ? { read: Read } : { read?: undefined });

interface Shows<R, V> {
  accepts: (value: V) => void;
  of: (record: R) => void;
}
/** What a field must be: of the type of its property; editable if the input has it, and only then. */
type Checked<R, I, K> = K extends keyof I
  ? { edit: EditOptions } & Shows<R, K extends keyof R ? R[K] : I[K]>
  : { edit?: undefined } & ((K extends keyof R ? Shows<R, R[K]> : never) | { read: (record: R) => unknown });

/**
 * The fields of a record in the order in which they are shown. The compiler checks each against the record's type, and that every
 * property of the input is there and editable: `fieldsOf<Truck, TruckInput>()({ … })`.
 */
export const fieldsOf =
  <R, I = Record<never, never>>() =>
  <F extends Fields & { [K in keyof I]-?: unknown } & { [K in keyof F]: Checked<R, I, K> }>(fields: F): F =>
    fields;
/** The value of a field in a record. */
export const valueOf = ({ read }: Field, name: string, record: unknown) =>
  (read ? read(record as never) : (record as Record<string, unknown>)[name]) as never;
