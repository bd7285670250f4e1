import { array, number, object } from 'yup';

/** The selected disposition areas, on every screen of the main layout. None means all. */
export const areasSearch = object({ areas: array(number().integer().positive().required()).default([]) });
