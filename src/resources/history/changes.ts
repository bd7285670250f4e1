import type { IntlShape, MessageDescriptor } from 'react-intl';
import type {
  AnswerKind,
  HistoryEntry,
  HistoryKind,
  HolidayRegion,
  RecordKind,
  WorkingHours,
} from '@/api/generated/dashboard.schemas';
import { common } from '@/i18n/common';
import { formatDateTime, formatDay } from '@/i18n/dates';
import {
  areaStateMessages,
  channelMessages,
  complaintStatusMessages,
  fillLevelMessages,
  locationTypeMessages,
  materialMessages,
  roleMessages,
  tourStatusMessages,
  userStateMessages,
  weekDayMessages,
} from '@/i18n/domain';
import { formatDecimal, NOTHING } from '@/i18n/format';
import { areaColors, areaLabels } from '../areas/messages';
import { binLabels } from '../bins/messages';
import { closingMessages } from '../complaints/closingMessages';
import { dayNames } from '../complaints/dayName';
import { answerMessages, complaintLabels } from '../complaints/messages';
import { nameOf } from '../complaints/regionName';
import { driverLabels } from '../drivers/messages';
import { locationLabels } from '../locations/messages';
import { tokenLabels } from '../tokens/messages';
import { tourLabels } from '../tours/messages';
import { truckLabels } from '../trucks/messages';
import { userLabels } from '../users/messages';
import { fieldMessages, historyLabels } from './messages';

/** Of the columns of shifts, settings and shared views, whose screens have no list. */
const others = { ...fieldMessages, work_date: historyLabels.work_date, material_type_id: binLabels.material_type };
const times = { start_time: binLabels.start_time, end_time: binLabels.end_time };
type Labels = Record<string, MessageDescriptor>;
/** The labels of a kind's own fields. */
const labels: Partial<Record<HistoryKind, Labels>> = {
  ...{ areas: areaLabels, bins: binLabels, complaints: complaintLabels, drivers: driverLabels },
  ...{ locations: locationLabels, tokens: tokenLabels, tours: tourLabels, trucks: truckLabels, users: userLabels },
} satisfies Record<RecordKind, Labels>;
/** Those of records that it refers to. */
const shared: Labels = {
  ...truckLabels,
  ...driverLabels,
  ...locationLabels,
  ...times,
  ...others,
};

const words: Labels = {
  ...areaColors,
  ...{ ...areaStateMessages, ...userStateMessages, ...complaintStatusMessages, ...tourStatusMessages },
  ...{ ...fillLevelMessages, ...channelMessages, ...locationTypeMessages, ...roleMessages, ...weekDayMessages },
};
const coded = /^(color|state|status|channel|role|location_type|day_of_week|(reported|emptied)_fill_level)$/u;

export interface Change {
  label: MessageDescriptor | undefined;
  field: string;
  /** Before and after, or the one that there is. */
  values: unknown[];
}

/** The values of an entry: of what was created or deleted there is one of each. */
export const valuesOf = ({ kind, action, changes, day_of_week: day }: HistoryEntry): Change[] => [
  // The truck or driver has a default shift on most weekdays.
  ...(day && action === 'changed' ? [{ field: 'day_of_week', label: shared.day_of_week, values: [day] }] : []),
  ...changes.map(({ field, before, after }) => ({
    field,
    label: labels[kind]?.[field] ?? shared[field],
    values: action === 'changed' || action === 'forgotten' ? [before, after] : [action === 'deleted' ? before : after],
  })),
];

/** Working hours and positions, which are one value of several parts. */
function partsOf(value: object, intl: IntlShape, regions?: readonly HolidayRegion[]): string | undefined {
  if ('days' in value && 'from' in value) {
    const { days, from, to, due, holidays } = value as WorkingHours;
    const within = intl.formatMessage(closingMessages.dueWithin, { hours: formatDecimal(intl, due, 1) });
    return [dayNames(intl, days), `${from}–${to}`, within, nameOf(intl, holidays, regions)].filter(Boolean).join(', ');
  }
  if (!('latitude' in value && 'longitude' in value)) return undefined;
  const degrees = [value.latitude, value.longitude].map((one) =>
    intl.formatNumber(Number(one), { maximumFractionDigits: 6 }),
  );
  return degrees.join(' / ');
}

/** `Capacity (t): 10 → 12`. @param regions by which the parts of a country are named */
export function changeText(
  { field, label, values }: Change,
  intl: IntlShape,
  areaName: (id: number) => string,
  regions?: readonly HolidayRegion[],
): string {
  const inWords = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return NOTHING;
    if (Array.isArray(value)) return intl.formatList(value.map(inWords), { type: 'unit' }) || NOTHING;
    if (typeof value === 'object') return partsOf(value, intl, regions) ?? JSON.stringify(value);
    if (typeof value === 'boolean') return intl.formatMessage(value ? common.yes : common.no);
    if (typeof value === 'number')
      return /area_ids?$/u.test(field) ? areaName(value) : intl.formatNumber(value, { maximumFractionDigits: 6 });
    const text = String(value);
    const word = field.startsWith('material_type')
      ? materialMessages[text as '11']
      : field === 'answer'
        ? answerMessages[text as AnswerKind]
        : coded.test(field)
          ? words[text]
          : undefined;
    if (word) return intl.formatMessage(word);
    if (/^\d{4}-\d\d-\d\d$/u.test(text)) return formatDay(intl, text);
    return /^\d{4}-\d\d-\d\dT/u.test(text) ? formatDateTime(intl, text) : text;
  };
  return `${label ? intl.formatMessage(label) : field}: ${values.map(inWords).join(' → ')}`;
}
