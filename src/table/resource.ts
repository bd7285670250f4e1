import type { RowData } from '@tanstack/react-table';
import type { AxiosRequestConfig } from 'axios';
import type { MessageDescriptor } from 'react-intl';
import type { Permission, Tour, User } from '@/api/generated/dashboard.schemas';
import type { DataColumn } from './features';
import type { Filter } from './filters';

/** A list of the contract: its calls as generated, its columns, its filters and its texts. */
export interface ListSource<R extends RowData> {
  /** Name of the list in the path and in its response. */
  list: string;
  /** Name of the CSV file, without date and ending, where it is not the list's. */
  file?: string;
  query: (params: never) => object;
  rows: (params: never, options: AxiosRequestConfig, signal: AbortSignal) => Promise<unknown>;
  /** Module-level columns. */
  columns: DataColumn<R>[];
  /** Those that the CSV file has besides. */
  fileColumns?: DataColumn<R>[];
  filters: Filter[];
  /** Parameters of the URL that are the screen's and not the list's. */
  own: readonly string[];
  /** The order without a choice. */
  first: string;
  /** Views that come with the product: a name, and its search. */
  presets?: readonly Preset[];
  /** The order that no column has; a button leads back to it. */
  order?: string;
  /** The list does not know areas: those that are selected do not narrow it. */
  areas?: false;
  /** The list can be saved as GeoJSON, too. */
  geo?: true;
  texts: Record<'title' | 'search' | 'empty', MessageDescriptor>;
}

interface Preset {
  name: MessageDescriptor;
  search: object;
}

export interface Rec {
  id: number;
  updated_at: string;
}
type Calls = AxiosRequestConfig;
/** The lists that somebody may change. */
type Writable = Exclude<
  Permission extends infer P ? (P extends `${infer List}:write` ? List : never) : never,
  'schedules' | 'levels' | 'imports'
>;

/**
 * A resource whose records are created, changed and deleted: its calls, and what is said of them. `I` is the input of one, `N` of what is
 * created at once.
 */
export interface Resource<R extends Rec, I, N = I> extends ListSource<R> {
  list: Writable;
  /** Name of a record in a response. */
  one: string;
  nameOf: (record: R) => string;
  /** Names it in the title of its details and its form, where that is not its key. */
  titleOf?: (record: R) => string;
  get: (key: never) => object;
  /** What `get` takes of a record, where that is not its id. */
  keyOf?: (record: R) => string;
  create: (input: N, user: User) => Promise<unknown>;
  /** Changes what is given, and returns the record as it is then. `options` belong to the call. */
  update: (record: R, input: Partial<I>, options: Calls, user: User) => Promise<R>;
  /** Without it none is deleted. */
  remove?: (record: R, options: Calls) => Promise<unknown>;
  /** Whether a tour has it: a deletion names the planned ones. */
  isOnTour?: (record: R, tour: Tour) => boolean;
  /** Without it a deletion cannot be undone. */
  restore?: (record: R) => Promise<unknown>;
  texts: Record<
    'title' | 'search' | 'empty' | 'create' | 'edit' | 'save' | 'details' | 'notFound' | 'noWrite',
    MessageDescriptor
  >;
}
