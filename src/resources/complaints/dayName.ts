import type { IntlShape } from 'react-intl';

/** An ISO weekday, 1 for Monday, as in `Mon`. The first of January 2024 was one. */
export const dayName = (intl: IntlShape, day: number): string =>
  intl.formatDate(`2024-01-0${day}T12:00:00Z`, { weekday: 'short', timeZone: 'UTC' });

/** Several, as in `Mon, Tue, Wed`. */
export const dayNames = (intl: IntlShape, days: readonly number[]): string =>
  intl.formatList(
    days.map((day) => dayName(intl, day)),
    { type: 'unit' },
  );
