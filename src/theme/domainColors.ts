import type { MaterialCode } from '@/api/generated/dashboard.schemas';

/** A colour of the fill level scale, `--c-level-<band>`. */
export type LevelBand = 'low' | 'mid' | 'high' | 'over';

/** A colour of glass, `--c-glass-<glass>`. */
export type Glass = 'white' | 'green' | 'brown';

/** The glass colours of a material, in the order of its code. */
export const GLASS_OF: Record<MaterialCode, readonly [Glass] | readonly [Glass, Glass]> = {
  '11': ['white'],
  '12': ['green'],
  '13': ['brown'],
  '11+12': ['white', 'green'],
  '11+13': ['white', 'brown'],
  '12+13': ['green', 'brown'],
};
