import { GLASS, LEVEL, STATUS, type LevelBand, type Status } from './facts';
import { neutrals, type Contrast, type Mode } from './neutrals';
import { PRESETS, PRIMARY, paletteOf, type Palette, type Preset } from './presets';

type Vars = Record<string, string>;

const kebab = (name: string) => name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`);

function paletteVars(name: string, palette: Palette, withScale = false): Vars {
  const { scale, ...rest } = palette;
  const vars = Object.fromEntries(Object.entries(rest).map(([k, v]) => [`--c-${name}-${kebab(k)}`, v]));
  if (!withScale) return vars;
  return { ...vars, ...Object.fromEntries(Object.entries(scale).map(([k, v]) => [`--c-${name}-${k}`, v])) };
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
  return vars;
}

/** The accent's custom properties of a preset; the scale is the same in both modes, so only light carries it. */
export function accentVars(preset: Preset, mode: Mode, level: Contrast): Vars {
  return paletteVars('accent', paletteOf(PRIMARY[preset], mode, level), mode === 'light' && level === 'default');
}

const block = (selector: string, vars: Vars) =>
  `${selector} {\n${Object.entries(vars)
    .map(([k, v]) => `  ${k}: ${v};\n`)
    .join('')}}\n`;

const differing = (vars: Vars, from: Vars): Vars =>
  Object.fromEntries(Object.entries(vars).filter(([k, v]) => from[k] !== v));

/**
 * The text of `tokens.css`. Mode is the class `dark` on <html>, contrast `data-contrast="bold"`, the preset
 * `data-preset`, which also works on any element inside, so that a swatch can show another preset's accent.
 */
export function tokensCss(): string {
  const out = [
    '/* Written by test/theme/tokens.test.ts from presets.ts, neutrals.ts and facts.ts; run it with -u. */\n',
  ];
  const ground = baseVars('light', 'default');
  out.push(block(':root', ground));
  out.push(block('.dark', differing(baseVars('dark', 'default'), ground)));
  out.push(block("[data-contrast='bold']", differing(baseVars('light', 'bold'), ground)));
  out.push(block(".dark[data-contrast='bold']", differing(baseVars('dark', 'bold'), ground)));
  for (const preset of PRESETS) {
    const at = `[data-preset='${preset}']`;
    const plain = preset === 'default' ? [':root', at] : [at];
    const bold = "[data-contrast='bold']";
    out.push(block(plain.join(',\n'), accentVars(preset, 'light', 'default')));
    out.push(block(`.dark${at},\n.dark ${at}`, accentVars(preset, 'dark', 'default')));
    out.push(block(`${bold}${at},\n${bold} ${at}`, accentVars(preset, 'light', 'bold')));
    out.push(block(`.dark${bold}${at},\n.dark${bold} ${at}`, accentVars(preset, 'dark', 'bold')));
  }
  return out.join('\n');
}
