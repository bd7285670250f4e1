import type { MaterialCode } from '@/api/generated/dashboard.schemas';

export type Glass = 'white' | 'green' | 'brown';

/** The colours of glass in a material, in the order of its code. */
export const GLASS_OF: Record<MaterialCode, readonly [Glass] | readonly [Glass, Glass]> = {
  '11': ['white'],
  '12': ['green'],
  '13': ['brown'],
  '11+12': ['white', 'green'],
  '11+13': ['white', 'brown'],
  '12+13': ['green', 'brown'],
};
