import { retainSearchParams, type SearchMiddleware } from '@tanstack/react-router';
import { listOf, searchSchema, stripDefaults, whole, type InferSearch } from '@/search/schema';

export const areasSchema = searchSchema({ areas: listOf<number, number[]>(whole(1), []) });

const keep: SearchMiddleware<InferSearch<typeof areasSchema>> = retainSearchParams(['areas']);

/** The selected disposition areas: in the URL of every screen of the main layout, and kept from one to the next. None means all. */
export const areasSearch = {
  validateSearch: areasSchema,
  // In this order: what is kept is the present choice, and an empty choice is a choice until it is left out.
  search: { middlewares: [stripDefaults(areasSchema), keep] },
};
