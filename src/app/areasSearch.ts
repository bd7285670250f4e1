import { retainSearchParams, type SearchMiddleware } from '@tanstack/react-router';
import { array, number, object, type OutputType } from '@/search/schema';
import { stripDefaults, validateSearch } from '@/search/searchOf';

const schema = object({ areas: array(number().integer().positive().required()).default([]) });
type AreasSearch = OutputType<typeof schema>;

const keep: SearchMiddleware<AreasSearch> = retainSearchParams(['areas']);

/** The selected disposition areas: in the URL of every screen of the main layout, and kept from one to the next. None means all. */
export const areasSearch = {
  validateSearch: validateSearch(schema),
  // In this order: what is kept is the present choice, and an empty choice is a choice until it is left out.
  search: { middlewares: [stripDefaults(schema), keep] },
};
