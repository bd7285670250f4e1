import { createSystem, defaultBaseConfig, defineConfig, type SystemConfig } from '@chakra-ui/react';
import { controls } from './recipes/controls';
import { fields } from './recipes/fields';
import { marks } from './recipes/marks';
import { overlays } from './recipes/overlays';
import { toggles } from './recipes/toggles';
import { layerStyles, semanticColors, textStyles, tokens } from './tokens';

const config = defineConfig({
  preflight: false,
  disableLayers: true,
  theme: {
    breakpoints: { sm: '600px', md: '900px', lg: '1200px' },
    tokens,
    semanticTokens: { colors: semanticColors },
    textStyles,
    layerStyles,
    keyframes: {
      spin: { to: { transform: 'rotate(360deg)' } },
      pulse: { '50%': { opacity: '0.5' } },
      'fade-in': { from: { opacity: 0 } },
      'rise-in': { from: { opacity: 0, transform: 'translateY(6px)' } },
      'fade-out': { to: { opacity: 0 } },
      'slide-in': { from: { opacity: 0.4, transform: 'translateX(calc(var(--dir) * 2rem))' } },
      'slide-in-start': { from: { opacity: 0.4, transform: 'translateX(calc(var(--dir) * -2rem))' } },
      'slide-out': { to: { opacity: 0, transform: 'translateX(calc(var(--dir) * 2rem))' } },
      'slide-out-start': { to: { opacity: 0, transform: 'translateX(calc(var(--dir) * -2rem))' } },
    },
    recipes: { ...controls.recipes, ...fields.recipes, ...marks.recipes },
    slotRecipes: {
      ...fields.slotRecipes,
      ...marks.slotRecipes,
      ...overlays.slotRecipes,
      ...toggles.slotRecipes,
    },
  },
});

/**
 * Only the recipes named in README.md are registered; other Chakra components have no styles. They are in no cascade layer: Emotion
 * adds their rules when they first render, and Chromium lays out the whole page for a rule in a layer (decision 12).
 */
export const system = {
  ...createSystem(defaultBaseConfig, config),
  // Reset, global styles and tokens are in generated/global.css, so that no start computes and adds them.
  _global: [],
};

/** What Chakra would add to the page at each start, in cascade layers, so that every class overrides it. For global.css. */
export const globalStyles = (globalCss: SystemConfig['globalCss']) => {
  const whole = createSystem(defaultBaseConfig, config, { preflight: true, globalCss });
  return [
    { '@layer reset': whole.getPreflightCss() },
    { '@layer base': whole.getGlobalCss() },
    { '@layer tokens': whole.getTokenCss() },
  ];
};
