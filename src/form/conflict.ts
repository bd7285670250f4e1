import { hashKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

/** A field in the comparison of two versions. */
export interface ComparedField {
  name: string;
  label: MessageDescriptor;
  /** The value in words. */
  show: (value: unknown) => ReactNode;
  /** The other field of a value of two, such as a position: both are chosen together. */
  with?: string;
}

export interface Difference extends ComparedField {
  mine: unknown;
  theirs: unknown;
  /** Who changed it: what only one side changed is chosen beforehand. */
  preferred: 'mine' | 'theirs';
}

/** What is chosen together has the same. */
export const choiceOf = ({ name, with: other }: ComparedField) => other ?? name;

/** The server may return properties in another order than they were sent in. */
const same = (a: unknown, b: unknown) => hashKey([a]) === hashKey([b]);

/** The fields in which two versions of a record differ. `before` is the version that the edit began with. */
export function differences<V extends object>(
  fields: readonly ComparedField[],
  before: V,
  mine: V,
  theirs: V,
): Difference[] {
  const at = (values: V, name: string) => (values as Record<string, unknown>)[name];
  const found = fields.flatMap((field): Difference[] => {
    const [old, own, other] = [at(before, field.name), at(mine, field.name), at(theirs, field.name)];
    return same(own, other)
      ? []
      : [{ ...field, mine: own, theirs: other, preferred: same(own, old) ? 'theirs' : 'mine' }];
  });
  const mineOf = new Set(found.flatMap((one) => (one.preferred === 'mine' ? choiceOf(one) : [])));
  return found.map((one) => (mineOf.has(choiceOf(one)) ? { ...one, preferred: 'mine' } : one));
}
