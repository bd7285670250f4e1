/** Flat map from message id to text. */
export type Messages = Record<string, string>;

/** One flat map from the JSON files of a language. */
export const merge = (files: Record<string, Messages>): Messages => Object.assign({}, ...Object.values(files));
