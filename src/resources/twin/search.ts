import { searchSchema, text } from '@/search/schema';

/** What the URL of the digital twin holds: the view that its map shows, as `bins?level_min=80`. */
export const twinSearch = searchSchema({ view: text(2010) });
