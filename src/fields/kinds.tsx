import { FormattedNumber, useIntl, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import { useAreaChoices, useMe } from '@/auth/useSession';
import { activeMessages, availableMessages, materialMessages } from '@/i18n/domain';
import {
  AreaCell,
  BooleanCell,
  DateCell,
  LevelCell,
  MaterialCell,
  Nothing,
  NumberCell,
  TextCell,
  WordCell,
} from '@/table/cells';
import type { TextContext } from '@/table/features';
import { wordOptions, type Option } from '@/table/filters';
import { areaText, flagText, timeText, wordText } from '@/table/texts';
import { LevelBar } from '@/ui/LevelBar';
import type { StatusName } from '@/ui/StatusMark';
import type { Field, FieldKind, FieldOf, FieldOptions } from './field';

/** A field: what its kind does, and over it what is said of this one. */
const made = <V, O extends FieldOptions<V>>(
  kind: FieldKind,
  label: MessageDescriptor,
  defaults: Omit<FieldOptions<V>, 'read' | 'edit'> & Pick<Field, 'align' | 'yes' | 'no' | 'words'>,
  options: O | undefined,
) => ({ kind, label, ...defaults, ...options }) as unknown as FieldOf<V, O>;

type Text = string | null;
type Amount = number | null;

/** The name of the record: first, bold, never hidden; the title of its details. */
export const key = <const O extends FieldOptions<string | number>>(label: MessageDescriptor, options?: O) =>
  made<string | number, O>(
    'key',
    label,
    { cell: (value) => <TextCell value={String(value)} />, details: false },
    options,
  );

export const text = <const O extends FieldOptions<Text>>(label: MessageDescriptor, options?: O) =>
  made<Text, O>('text', label, { cell: (value) => <TextCell value={value} /> }, options);

interface NumberOptions extends FieldOptions<Amount> {
  digits?: number;
  /** False for years, which have no thousands separator. */
  grouping?: false;
}

/** A figure; `digits` decimals in its column, whatever there are in the details. */
export const number = <const O extends NumberOptions>(label: MessageDescriptor, options?: O) =>
  made<Amount, O>(
    'number',
    label,
    {
      align: 'end',
      cell: (value) => <NumberCell value={value} digits={options?.digits} grouping={options?.grouping} />,
      detail: (value) =>
        value === null ? (
          <Nothing />
        ) : (
          <FormattedNumber
            value={value}
            maximumFractionDigits={options?.edit?.digits ?? 3}
            useGrouping={options?.grouping}
          />
        ),
    },
    options,
  );

interface State {
  mark: StatusName;
  word: MessageDescriptor;
}
/** The two states that a flag can say. */
export const AVAILABLE: [yes: State, no: State] = [
  { mark: 'available', word: availableMessages.available },
  { mark: 'unavailable', word: availableMessages.unavailable },
];
export const ACTIVE: [yes: State, no: State] = [
  { mark: 'active', word: activeMessages.active },
  { mark: 'inactive', word: activeMessages.inactive },
];

export const flag = <const O extends FieldOptions<boolean>>(
  label: MessageDescriptor,
  [yes, no]: [State, State],
  options?: O,
) =>
  made<boolean, O>(
    'flag',
    label,
    {
      cell: (value) => <BooleanCell value={value} yes={yes.mark} no={no.mark} />,
      text: flagText(yes.word, no.word),
      yes: yes.word,
      no: no.word,
    },
    options,
  );

/** One of the values of an enum, in words. */
export const choice = <
  W extends Record<string, MessageDescriptor>,
  const O extends FieldOptions<(keyof W & string) | null>,
>(
  label: MessageDescriptor,
  words: W,
  options?: O,
) =>
  made<(keyof W & string) | null, O>(
    'choice',
    label,
    {
      cell: (value) => <WordCell value={value} words={words as Record<string, MessageDescriptor>} />,
      text: wordText(words),
      words,
      useOptions: wordOptions(words),
    },
    options,
  );

/** One of what the server names: shown by its name, in a file as it is. */
export const named = <const O extends FieldOptions<Text>>(
  label: MessageDescriptor,
  useOptions: () => Option[],
  options?: O,
) =>
  made<Text, O>(
    'choice',
    label,
    { cell: (value) => <Named value={value} useOptions={useOptions} />, useOptions },
    options,
  );

function Named({ value, useOptions }: { value: Text; useOptions: () => Option[] }) {
  return <TextCell value={useOptions().find((option) => option.value === value)?.label ?? value} />;
}

export const area = <const O extends FieldOptions<Amount>>(label: MessageDescriptor, options?: O) =>
  made<Amount, O>(
    'area',
    label,
    { cell: (value) => <AreaCell value={value} />, text: areaText, useOptions: useAreaOptions },
    options,
  );

/** The disposition areas that can be chosen. */
export const useAreaOptions = (): Option[] => useAreaChoices().map(({ id, name }) => ({ value: id, label: name }));

export const material = <const O extends FieldOptions<MaterialCode>>(label: MessageDescriptor, options?: O) =>
  made<MaterialCode, O>(
    'material',
    label,
    {
      cell: (value) => <MaterialCell value={value} />,
      text: wordText(materialMessages),
      words: materialMessages,
      useOptions: wordOptions(materialMessages),
    },
    options,
  );

/** A fill level in percent. */
export const level = <const O extends FieldOptions<Amount>>(label: MessageDescriptor, options?: O) =>
  made<Amount, O>(
    'level',
    label,
    { cell: (value) => <LevelCell value={value} />, detail: (value) => <LevelBar level={value} />, unit: '%' },
    options,
  );

/** A day. */
export const date = <const O extends FieldOptions<Text>>(label: MessageDescriptor, options?: O) =>
  made<Text, O>('date', label, { cell: (value) => <DateCell value={value} /> }, options);

/** An instant, in the customer's time zone. */
export const time = <const O extends FieldOptions<Text>>(label: MessageDescriptor, options?: O) =>
  made<Text, O>('time', label, { cell: (value) => <DateCell value={value} />, text: timeText }, options);

/** Several things, each in words by `one`. */
export const list = <T, const O extends FieldOptions<T[]>>(
  label: MessageDescriptor,
  one: (item: T, intl: IntlShape, areaName: TextContext['areaName']) => string,
  options?: O,
) => {
  const inWords = (value: T[], { intl, areaName }: TextContext) =>
    value.map((item) => one(item, intl, areaName)).join('; ');
  function Words({ value }: { value: T[] }) {
    return <TextCell value={inWords(value, { intl: useIntl(), areaName: useAreaName() })} />;
  }
  return made<T[], O>(
    'list',
    label,
    {
      cell: (value) => <Words value={value} />,
      said: (value) => <Words value={value} />,
      text: inWords,
    },
    options,
  );
};

/** Several disposition areas; null in the words of `none`. */
export const areas = <const O extends FieldOptions<number[] | null> & { none: MessageDescriptor }>(
  label: MessageDescriptor,
  options: O,
) =>
  made<number[] | null, O>(
    'list',
    label,
    {
      cell: (value) => <Areas value={value} none={options.none} />,
      text: (value, { intl, areaName }) => value?.map(areaName).join('; ') ?? intl.formatMessage(options.none),
    },
    options,
  );

/** Names of disposition areas by their ids. */
export function useAreaName(): TextContext['areaName'] {
  const all = useMe().disposition_areas;
  return (id) => all.find((one) => one.id === id)?.name ?? String(id);
}

function Areas({ value, none }: { value: number[] | null; none: MessageDescriptor }) {
  const intl = useIntl();
  const areaName = useAreaName();
  const names = value?.map(areaName);
  return <TextCell value={names ? intl.formatList(names, { type: 'unit' }) : intl.formatMessage(none)} />;
}

type FilterOptions = Pick<FieldOptions<never>, 'useOptions' | 'useSuggestions'> &
  Partial<Pick<Field, 'yes' | 'no' | 'words'>>;

/** A filter that is no field of the record: its label, and the words of its values. */
export const filterOnly = (label: MessageDescriptor, options: FilterOptions = {}) => ({
  ...made<null, object>('text', label, { cell: () => null, column: false, details: false }, {}),
  ...(options.words ? { useOptions: wordOptions(options.words) } : {}),
  ...options,
  read: () => null,
});
