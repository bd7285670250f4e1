import { LineIcon } from '@/ui/LineIcon';

/** The icons of what can be done with a row. */
export const commandIcons = {
  edit: <LineIcon path="M16.5 4.5a2.1 2.1 0 0 1 3 3L8 19l-4.5 1.5L5 16ZM14 7l3 3" />,
  remove: <LineIcon path="M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 11v5.5M14 11v5.5" />,
  done: <LineIcon path="M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM8.5 12.5l2.5 2.5 4.5-5" />,
  again: <LineIcon path="M4 4v5h5M4.6 9A8.5 8.5 0 1 1 3.5 13" />,
  details: <LineIcon path="M4 4h16v16H4ZM15 4v16M8 9.5l2.5 2.5L8 14.5" />,
};
