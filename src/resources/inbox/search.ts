import { oneOf, record, searchSchema } from '@/search/schema';

/** Cases that are asked for at once: more than anybody works off in a day. */
export const SHOWN = 200;

export const shows = ['all', 'urgent', 'overdue'] as const;
export type Show = (typeof shows)[number];

/** What the URL of the inbox holds: which cases, and the number of the one that is open. */
export const inboxSearch = searchSchema({ show: oneOf(shows, 'all'), id: record() });
