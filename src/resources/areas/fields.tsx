import type { AreaInput, AreaRecord } from '@/api/generated/dashboard.schemas';
import { fieldsOf } from '@/fields/field';
import { choice, key, number, time } from '@/fields/kinds';
import { areaStateMessages } from '@/i18n/domain';
import { AreaMark } from '@/ui/AreaMark';
import { StatusMark } from '@/ui/StatusMark';
import { FormattedMessage } from 'react-intl';
import { areaColors, areaLabels as label } from './messages';
export const areaFields = fieldsOf<AreaRecord, Required<AreaInput>>()({
  name: key(label.name, { width: 120, edit: { max: 80 } }),
  color: choice(label.color, areaColors, {
    width: 104,
    cell: (value) =>
      value && (
        <AreaMark color={value}>
          <FormattedMessage {...areaColors[value]} />
        </AreaMark>
      ),
    edit: { initial: 'blue' },
  }),
  state: choice(label.state, areaStateMessages, {
    width: 114,
    isState: true,
    cell: (value) => value && <StatusMark status={value} />,
  }),
  locations: number(label.locations, { width: 96 }),
  trucks: number(label.trucks, { width: 98 }),
  drivers: number(label.drivers, { width: 80 }),
  shifts: number(label.shifts, { width: 92 }),
  tours: number(label.tours, { width: 125 }),
  limited_users: number(label.limited_users, { width: 155 }),
  updated_at: time(label.updated_at, { width: 180, column: 'hidden' }),
});
