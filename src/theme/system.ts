import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './globalCss';
import { controls } from './recipes/controls';
import { fields } from './recipes/fields';
import { marks } from './recipes/marks';
import { overlays } from './recipes/overlays';
import { toggles } from './recipes/toggles';
import { layerStyles, semanticColors, textStyles, tokens } from './tokens';

const config = defineConfig({
  preflight: true,
  disableLayers: true,
  globalCss,
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

const created = createSystem(defaultBaseConfig, config);

/**
 * Only the recipes named in README.md are registered; other Chakra components have no styles.
 *
 * Static styles are in cascade layers, so that every class overrides them. Recipes are not: Emotion adds their rules when they
 * first render, and Chromium lays out the whole page for a rule in a layer (decision 12).
 */
export const system = {
  ...created,
  _global: [
    { '@layer reset': created.getPreflightCss() },
    { '@layer base': created.getGlobalCss() },
    { '@layer tokens': created.getTokenCss() },
  ],
};
