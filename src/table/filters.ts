import type { IntlShape, MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import type { FacetsItem } from '@/api/generated/dashboard.schemas';
import { formatDay } from '@/i18n/dates';
import type { Suggestion } from '@/ui/SuggestInput';
import { tableMessages } from './messages';

export interface Option {
  value: string | number;
  label: string;
}

interface Named {
  label: MessageDescriptor;
}
/** One or several of a few values; the search parameter holds an array. */
export interface ChoiceFilter<S> extends Named {
  kind: 'choice';
  key: keyof S & string;
  /** Name of the facet that counts the rows of each value. */
  facet?: string;
  /** A hook, since names may come from the server. */
  useOptions: () => Option[];
}
export interface FlagFilter<S> extends Named {
  kind: 'flag';
  key: keyof S & string;
  facet?: string;
  yes: MessageDescriptor;
  no: MessageDescriptor;
}
/** From and to, two search parameters; either may be missing. Within its bounds it is a slider too. */
export interface RangeFilter<S> extends Named {
  kind: 'range';
  from: keyof S & string;
  to: keyof S & string;
  bounds: [min: number, max: number];
  /** False for years, which have no thousands separator. */
  grouping?: false;
}
export interface DatesFilter<S> extends Omit<RangeFilter<S>, 'kind' | 'bounds'> {
  kind: 'dates';
}
export interface TextFilter<S> extends Named {
  kind: 'text';
  key: keyof S & string;
  maxLength?: number;
  /** Only what can be a key of the operator. */
  isKey?: boolean;
  /** A hook: what fits the text typed so far. */
  useSuggestions?: (text: string) => readonly Suggestion[];
}
export type Filter<S = Record<string, unknown>> =
  | ChoiceFilter<S>
  | FlagFilter<S>
  | RangeFilter<S>
  | DatesFilter<S>
  | TextFilter<S>;

/** A hook that counts the matching rows by each value of a field; it is called while a filter's panel is open. */
export type UseCounts = (facet: string) => FacetsItem[] | undefined;

/** Options of an enum. */
export const wordOptions = (words: Record<string, MessageDescriptor>) =>
  function useWords(): Option[] {
    const intl = useIntl();
    return Object.entries(words).map(([value, word]) => ({ value, label: intl.formatMessage(word) }));
  };

type Values = Record<string, unknown>;

export const filterId = <S>(filter: Filter<S>): string => ('key' in filter ? filter.key : filter.from);

/** The search parameters of a filter, emptied. */
export const cleared = <S>(filter: Filter<S>): Partial<S> =>
  ('key' in filter ? { [filter.key]: undefined } : { [filter.from]: undefined, [filter.to]: undefined }) as Partial<S>;

export function isActive<S>(filter: Filter<S>, search: S): boolean {
  const values = search as Values;
  if (filter.kind === 'choice') return ((values[filter.key] as unknown[] | undefined) ?? []).length > 0;
  if ('key' in filter) return values[filter.key] !== undefined && values[filter.key] !== '';
  return values[filter.from] !== undefined || values[filter.to] !== undefined;
}

/** The value of a filter in words, for its pill. Choices are worded by their options instead. */
export function filterText<S>(filter: Exclude<Filter<S>, ChoiceFilter<S>>, search: S, intl: IntlShape): string {
  const values = search as Values;
  if (filter.kind === 'text') return String(values[filter.key]);
  if (filter.kind === 'flag') return intl.formatMessage(values[filter.key] ? filter.yes : filter.no);
  const useGrouping = filter.grouping;
  const word = (value: unknown) =>
    typeof value === 'number' ? intl.formatNumber(value, { useGrouping }) : formatDay(intl, String(value));
  const [from, to] = [values[filter.from], values[filter.to]];
  if (to === undefined) return intl.formatMessage(tableMessages.filterAtLeast, { value: word(from) });
  if (from === undefined) return intl.formatMessage(tableMessages.filterAtMost, { value: word(to) });
  return intl.formatMessage(tableMessages.filterBetween, { from: word(from), to: word(to) });
}
