import { defineMessages } from '@/i18n/define';
import { day, record, searchSchema, text, type InferSearch } from '@/search/schema';

export const disruptionTitle = defineMessages({
  title: { id: 'tours.disruption', defaultMessage: 'Truck or driver drops out' },
});

/** Who or what drops out on which day; and once it was asked for, what can be done. */
export const disruptionSearch = searchSchema({
  date: day(),
  license_plate: text(40),
  driver_id: text(40),
  id: record(),
});
export type DisruptionSearch = InferSearch<typeof disruptionSearch>;
