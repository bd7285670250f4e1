import type { Ref, RefObject } from 'react';

/** One ref callback that fills both. */
export function mergeRefs<T>(own: RefObject<T | null>, other: Ref<T> | undefined): (value: T | null) => void {
  return (value) => {
    own.current = value;
    if (typeof other === 'function') other(value);
    else if (other) other.current = value;
  };
}
