import { useMediaQuery } from '@chakra-ui/react';

/** Whether a media query holds, and from now on whenever that changes. */
export const useMedia = (query: string): boolean => useMediaQuery([query], { ssr: false })[0] ?? false;

const PHONE = '(max-width: 599px)';

/** Below the theme's `sm`. */
export const usePhone = () => useMedia(PHONE);

/** The same at this moment, before anything is rendered. */
export const isPhone = () => matchMedia(PHONE).matches;

/** Whether the reader has asked the system for less motion. */
export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)');
