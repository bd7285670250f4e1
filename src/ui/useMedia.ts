import { useMediaQuery } from '@chakra-ui/react';

/** Whether a media query holds, and from now on whenever that changes. */
export const useMedia = (query: string): boolean => useMediaQuery([query], { ssr: false })[0] ?? false;

/** Below the theme's `sm`. */
export const usePhone = () => useMedia('(max-width: 599px)');

/** Whether the reader has asked the system for less motion. */
export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');
