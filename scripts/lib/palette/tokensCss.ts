import type { LevelBand } from '@/theme/domainColors';
import { AREA, GLASS, LEVEL, STATUS, type Status } from './domainColors';
import { neutrals, type Contrast, type Mode } from './neutrals';
import { PRESETS, PRIMARY, paletteOf, type Palette, type Preset } from './presets';

type Vars = Record<string, string>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

function paletteVars(name: string, { scale: _, ...colors }: Palette): Vars {
  return Object.fromEntries(Object.entries(colors).map(([k, v]) => [`--c-${name}-${kebab(k)}`, v]));
}

/** Every custom property of a mode and a contrast except the accent's. */
export function baseVars(mode: Mode, level: Contrast): Vars {
  const vars: Vars = {};
  for (const [k, v] of Object.entries(neutrals[level][mode])) vars[`--c-${kebab(k)}`] = v;
  for (const name of Object.keys(STATUS) as Status[]) {
    Object.assign(vars, paletteVars(name, paletteOf(STATUS[name], mode, level)));
  }
  for (const [band, fill] of Object.entries(LEVEL[mode]) as [LevelBand, string][]) {
    const { fg, subtle } = paletteOf(fill, mode, level);
    Object.assign(vars, {
      [`--c-level-${band}`]: fill,
      [`--c-level-${band}-fg`]: fg,
      [`--c-level-${band}-subtle`]: subtle,
    });
  }
  for (const [k, v] of Object.entries(GLASS[mode])) vars[`--c-glass-${k}`] = v;
  for (const [k, v] of Object.entries(AREA[mode])) vars[`--c-area-${k}`] = v;
  return vars;
}

/** The accent's custom properties of a preset. */
export const accentVars = (preset: Preset, mode: Mode, level: Contrast): Vars =>
  paletteVars('accent', paletteOf(PRIMARY[preset], mode, level));

const block = (selector: string, vars: Vars) =>
  `${selector} {\n${Object.entries(vars)
    .map(([k, v]) => `  ${k}: ${v};\n`)
    .join('')}}\n`;

type Selector = (mode: Mode, level: Contrast) => string;

/** The blocks of the four themes; each has only what differs from the blocks that also apply to it. */
function blocks(selector: Selector, vars: (mode: Mode, level: Contrast) => Vars): string[] {
  const base = vars('light', 'default');
  const differing = (all: Vars, from: Vars) =>
    Object.fromEntries(Object.entries(all).filter(([k, v]) => from[k] !== v));
  const dark = differing(vars('dark', 'default'), base);
  const bold = differing(vars('light', 'bold'), base);
  return [
    block(selector('light', 'default'), base),
    block(selector('dark', 'default'), dark),
    block(selector('light', 'bold'), bold),
    block(selector('dark', 'bold'), differing(vars('dark', 'bold'), { ...base, ...dark, ...bold })),
  ];
}

/**
 * The text of `tokens.css`. Mode is the class `dark` on <html>, contrast `data-contrast="bold"`, the preset
 * `data-preset`, which also works on any element inside, so that a swatch can show another preset's accent.
 */
export function tokensCss(): string {
  const theme: Selector = (mode, level) =>
    `${mode === 'dark' ? '.dark' : ''}${level === 'bold' ? "[data-contrast='bold']" : ''}`;
  return [
    '/* Written by test/theme/tokens.test.ts from scripts/lib/palette; run it with -u. */\n',
    ...blocks((mode, level) => theme(mode, level) || ':root', baseVars),
    ...PRESETS.flatMap((preset) =>
      blocks(
        (mode, level) => {
          const [root, at] = [theme(mode, level), `[data-preset='${preset}']`];
          if (root) return `${root}${at},\n${root} ${at}`;
          return preset === 'default' ? `:root,\n${at}` : at;
        },
        (mode, level) => accentVars(preset, mode, level),
      ),
    ),
  ].join('\n');
}
