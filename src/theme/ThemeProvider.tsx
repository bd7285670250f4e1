import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { useLayoutEffect, type ReactNode } from 'react';
import './base.css';
import { applySettings, useSettings } from './settings';
import { system } from './system';

/** Chakra with this product's system; colours, mode and preset come from <html> by CSS alone. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(applySettings, []);
  const { themeDirection } = useSettings();
  return (
    <ChakraProvider value={system}>
      {/* Tabs, sliders and the like take their direction from a locale; any one of that direction does. */}
      <LocaleProvider locale={themeDirection === 'rtl' ? 'ar' : 'en'}>{children}</LocaleProvider>
    </ChakraProvider>
  );
}
