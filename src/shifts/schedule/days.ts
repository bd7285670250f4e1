import { WeekDay } from '@/api/generated/dashboard.schemas';

/** Monday first, as `day_of_week` names them. */
export const WEEK = Object.values(WeekDay);

/** Days are `YYYY-MM-DD`, in the customer's time zone. */
export const weekdayOf = (day: string): WeekDay => WEEK[(new Date(day).getUTCDay() + 6) % 7] ?? 'monday';
