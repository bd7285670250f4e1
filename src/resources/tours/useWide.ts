import { useMedia } from '@/ui/useMedia';

/** Whether there is room for list and map side by side, from the theme's `lg` on; a map that is not shown should not load its engine. */
export const useWide = () => useMedia('(min-width: 1200px)');
