import { lazy } from 'react';
import type { Location, LocationInput } from '@/api/generated/dashboard.schemas';
import { fieldsOf } from '@/fields/field';
import { ACTIVE, area, choice, filterOnly, flag, key, level, list, number, text, time } from '@/fields/kinds';
import { locationTypeMessages, materialMessages } from '@/i18n/domain';
import { AboutCell, Nothing } from '@/table/cells';
import { firstFull, highestOf, LevelsCell, levelsOf, levelText } from './levels';
import { locationLabels as label, locationMessages as messages } from './messages';

const PositionField = lazy(() => import('./PositionField').then((m) => ({ default: m.PositionField })));

const glass = (color: 'white' | 'green' | 'brown') =>
  number(label[color], { width: 80, details: false, read: (location: Location) => location.container_site[color] });

/** The fields of a location, and the filters that are none. */
export const locationFields = fieldsOf<Location, LocationInput>()({
  location_id: key(label.location_id, { width: 105, edit: { help: messages.keyHelp } }),
  location_name: text(label.location_name, { width: 176, edit: { max: 200 } }),
  level: level(label.level, {
    width: 160,
    isOffCard: true,
    details: false,
    read: ({ containers }: Location) => highestOf(containers),
  }),
  levels: list(label.levels, levelText, {
    width: 214,
    isWide: true,
    details: false,
    read: levelsOf,
    cell: (levels) => <LevelsCell levels={levels} />,
  }),
  full_at: time(label.full_at, {
    width: 116,
    isOffCard: true,
    details: false,
    read: firstFull,
    cell: (value) => (value ? <AboutCell value={value} /> : <Nothing />),
  }),
  is_active: flag(label.is_active, ACTIVE, { width: 96, isState: true, edit: { help: messages.activeHelp } }),
  street: text(label.street, { width: 176, edit: { optional: true, max: 160 } }),
  city: text(label.city, { width: 130, column: 'varied', edit: { optional: true, max: 120, beside: true } }),
  latitude: number(label.latitude, {
    width: 110,
    column: 'hidden',
    digits: 6,
    edit: { range: [-90, 90], digits: 6, input: PositionField },
  }),
  longitude: number(label.longitude, {
    width: 110,
    column: 'hidden',
    digits: 6,
    edit: { range: [-180, 180], digits: 6, input: null, with: 'latitude' },
  }),
  disposition_area_id: area(label.disposition_area_id, { width: 140, none: messages.noArea, edit: {} }),
  location_type: choice(label.location_type, locationTypeMessages, {
    width: 140,
    edit: { initial: 'public', beside: true },
  }),
  containers: number(label.containers, {
    width: 110,
    details: false,
    read: (location: Location) => location.containers.length,
  }),
  white: glass('white'),
  green: glass('green'),
  brown: glass('brown'),
  updated_at: time(label.updated_at, { width: 170, column: 'hidden' }),
  material_type: filterOnly(label.material_type, { words: materialMessages }),
  has_containers: filterOnly(label.containers, { yes: messages.withContainers, no: messages.withoutContainers }),
});
