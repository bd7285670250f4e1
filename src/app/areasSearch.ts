import { retainSearchParams, type SearchMiddleware } from '@tanstack/react-router';
import { listOf, record, searchSchema, stripDefaults, type InferSearch } from '@/search/schema';

export const areasSchema = searchSchema({ areas: listOf<number, number[]>(record(), []) });

const keep: SearchMiddleware<InferSearch<typeof areasSchema>> = retainSearchParams(['areas']);

/** The selected disposition areas: in the URL of every screen of the main layout, and kept from one to the next. None means all. */
export const areasSearch = {
  validateSearch: areasSchema,
  // In this order: what is kept is the present choice, and an empty choice is a choice until it is left out.
  search: { middlewares: [stripDefaults(areasSchema), keep] },
};
