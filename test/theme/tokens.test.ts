import { Global, type Interpolation } from '@emotion/react';
import { format } from 'oxfmt';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contrast } from '@/theme/color';
import { globalCss } from '@/theme/globalCss';
import { globalStyles } from '@/theme/system';
import { AREA, GLASS, LEVEL, STATUS } from '../../scripts/lib/palette/domainColors';
import { neutrals, type Contrast, type Mode } from '../../scripts/lib/palette/neutrals';
import { PRESETS, PRIMARY, paletteOf, scaleOf } from '../../scripts/lib/palette/presets';
import { accentVars, baseVars, tokensCss } from '../../scripts/lib/palette/tokensCss';

const MODES: Mode[] = ['light', 'dark'];
const CONTRASTS: Contrast[] = ['default', 'bold'];

/** Text pairs of the components, as names of custom properties: [text, ground]. */
const GROUNDS = ['page', 'surface', 'raised', 'sunken', 'hover'];
const FAMILIES = ['accent', ...Object.keys(STATUS)];
const TEXT: [string, string][] = [
  ...GROUNDS.flatMap((g): [string, string][] => [
    ['text', g],
    ['muted', g],
    ...FAMILIES.map((f): [string, string] => [`${f}-fg`, g]),
  ]),
  ...FAMILIES.flatMap((f): [string, string][] => [
    [`${f}-contrast`, `${f}-solid`],
    [`${f}-contrast`, `${f}-solid-hover`],
    [`${f}-fg`, `${f}-subtle`],
    [`${f}-fg`, `${f}-muted`],
    ['text', `${f}-subtle`],
    ['muted', `${f}-subtle`],
  ]),
  ['text', 'accent-emphasized'],
  ['inverted-text', 'inverted'],
  ...['low', 'mid', 'high', 'over'].flatMap((band): [string, string][] => [
    ...GROUNDS.map((g): [string, string] => [`level-${band}-fg`, g]),
    [`level-${band}-fg`, `level-${band}-subtle`],
  ]),
];
const NON_TEXT: [string, string][] = ['page', 'surface', 'raised', 'sunken'].flatMap((g): [string, string][] => [
  ['border-strong', g],
  ['accent-focus-ring', g],
  ...FAMILIES.map((f): [string, string] => [`${f}-border`, g]),
  ...['low', 'mid', 'high', 'over'].map((band): [string, string] => [`level-${band}`, g]),
  ['glass-outline', g],
  ...Object.keys(AREA.light).map((color): [string, string] => [`area-${color}`, g]),
]);

const cases = PRESETS.flatMap((preset) => MODES.flatMap((mode) => CONTRASTS.map((level) => ({ preset, mode, level }))));

describe.each(cases)('$preset, $mode, contrast $level', ({ preset, mode, level }) => {
  const vars = { ...baseVars(mode, level), ...accentVars(preset, mode, level) };
  const ratio = ([a, b]: [string, string]) => {
    const [one, two] = [vars[`--c-${a}`], vars[`--c-${b}`]];
    if (!one || !two) throw new Error(`No colour for ${a} on ${b}`);
    return contrast(one, two);
  };
  const failing = (pairs: [string, string][], min: number) =>
    pairs.filter((pair) => ratio(pair) < min).map((pair) => `${pair.join(' on ')}: ${ratio(pair).toFixed(2)}`);

  test('text reads', () => expect(failing(TEXT, level === 'bold' ? 7 : 4.5)).toEqual([]));
  test('outlines, rings and bars stand out', () => expect(failing(NON_TEXT, 3)).toEqual([]));
  // Not the orange of light mode: its text makes the button, and marks without a text are painted with `border`.
  test('a filled control stands out from its surface', () => {
    const solids = FAMILIES.map((f): [string, string] => [`${f}-solid`, 'surface']).filter(
      ([s]) => !(preset === 'orange' && mode === 'light' && s === 'accent-solid'),
    );
    expect(failing(solids, 3)).toEqual([]);
  });
});

test('the preset keeps its hue and becomes darker with each step of its scale', () => {
  for (const primary of Object.values(PRIMARY)) {
    const scale = Object.values(scaleOf(primary));
    const against = scale.map((hex) => contrast(hex, '#ffffff'));
    expect(against).toEqual([...against].sort((a, b) => a - b));
    expect(new Set(scale).size).toBe(11);
  }
});

test('the primaries of the palette stay where they read, and give way where they do not', () => {
  expect(paletteOf(PRIMARY.blue, 'light', 'default').solid).toBe('#2065d1');
  expect(paletteOf(PRIMARY.purple, 'light', 'default').solid).toBe('#7635dc');
  expect(paletteOf(PRIMARY.orange, 'light', 'default')).toMatchObject({ solid: '#fda92d', contrast: '#10161d' });
  expect(contrast('#ffffff', PRIMARY.cyan)).toBeLessThan(4.5);
  expect(paletteOf(PRIMARY.cyan, 'light', 'default').solid).not.toBe('#078dee');
});

test('neighbouring levels and glasses differ from each other', () => {
  for (const mode of MODES) {
    expect(new Set(Object.values(LEVEL[mode])).size).toBe(4);
    const { white, green, brown } = GLASS[mode];
    expect(contrast(white, green)).toBeGreaterThan(2);
    expect(contrast(white, brown)).toBeGreaterThan(2);
    expect(neutrals.default[mode].page).not.toBe(neutrals.bold[mode].page);
  }
});

test('tokens.css is what the formula gives', async () => {
  await expect(tokensCss()).toMatchFileSnapshot('../../src/theme/generated/tokens.css');
});

test('global.css is what Chakra would add to the page', async () => {
  const markup = renderToStaticMarkup(
    createElement(Global, { styles: globalStyles(globalCss) as Interpolation<object> }),
  );
  const css = markup.replaceAll(/<\/?style[^>]*>/g, '');
  expect(css).toContain('@layer tokens');
  const written = `/* Written by test/theme/tokens.test.ts from globalCss.ts, tokens.ts and Chakra's reset; run it with -u. */\n\n${css}`;
  const { code } = await format('global.css', written, { printWidth: 120, singleQuote: true });
  await expect(code).toMatchFileSnapshot('../../src/theme/generated/global.css');
});
