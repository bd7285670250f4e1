import { defineMessages } from '@/i18n/define';
import { day, key, record, searchSchema, type InferSearch } from '@/search/schema';

export const disruptionTitle = defineMessages({
  title: { id: 'tours.disruption', defaultMessage: 'Truck or driver drops out' },
});

/** Who or what drops out on which day; and once it was asked for, what can be done. */
export const disruptionSearch = searchSchema({
  date: day(),
  license_plate: key(),
  driver_id: key(),
  id: record(),
});
export type DisruptionSearch = InferSearch<typeof disruptionSearch>;
