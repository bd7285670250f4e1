import type { LevelBand } from '@/theme/domainColors';

/**
 * The band of a fill level in percent: under 50, 50 to 79, 80 to 100, above 100. A level is judged as it is shown, rounded.
 * The only place that knows these limits: bars, maps and legends all ask here.
 */
export function levelBand(percent: number): LevelBand {
  const shown = Math.round(percent);
  if (shown < 50) return 'low';
  if (shown < 80) return 'mid';
  return shown <= 100 ? 'high' : 'over';
}
