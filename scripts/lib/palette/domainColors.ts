import type { AreaColor } from '@/api/generated/dashboard.schemas';
import type { Glass, LevelBand } from '@/theme/domainColors';
import type { Mode } from './neutrals';

/**
 * Colours with a meaning, the same in every preset: status, fill level, glass, area. Each has 3:1 on the surface; `paletteOf` derives
 * text and faint fills.
 */
export const STATUS = { success: '#1f8a4c', warning: '#a86a00', danger: '#d0312d', info: '#1b6fb3' } as const;
export type Status = keyof typeof STATUS;

export const LEVEL: Record<Mode, Record<LevelBand, string>> = {
  light: { low: '#0e8a8a', mid: '#b98100', high: '#dd5f0c', over: '#c4262e' },
  dark: { low: '#3bb3ab', mid: '#dfb34a', high: '#ee8d45', over: '#f0686a' },
};
export const GLASS: Record<Mode, Record<Glass | 'outline', string>> = {
  light: { white: '#dce6ee', green: '#2f8f5b', brown: '#8a5a33', outline: '#6b7f90' },
  dark: { white: '#dce6ee', green: '#2f8f5b', brown: '#9c6b42', outline: '#8fa3b4' },
};

export const AREA: Record<Mode, Record<AreaColor, string>> = {
  light: { blue: '#2f6fc4', green: '#2e8048', orange: '#b9540c', purple: '#7d4fc0', teal: '#0b7f86', pink: '#c03a7e' },
  dark: { blue: '#6ea6ee', green: '#63bd80', orange: '#ee9550', purple: '#b394ea', teal: '#4cbcc2', pink: '#ee82b4' },
};
