import { ChakraProvider } from '@chakra-ui/react';
import { useLayoutEffect, type ReactNode } from 'react';
import './base.css';
import { applySettings } from './settings';
import { system } from './system';

/** Chakra with this product's system; colours, mode and preset come from <html> by CSS alone. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  useLayoutEffect(applySettings, []);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}
