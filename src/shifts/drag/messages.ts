import { defineMessages } from '@/i18n/define';

export const dragMessages = defineMessages({
  instructions: {
    id: 'shifts.drag.instructions',
    defaultMessage:
      'Arrow keys move between shifts and days. Space picks a shift up, arrows move it, Space drops it, Escape gives up. Enter edits, Delete removes, Shift with Space selects. Question mark shows all keys.',
  },
  picked: { id: 'shifts.drag.picked', defaultMessage: 'Picked up: {shift}, {who}, {day}.' },
  over: { id: 'shifts.drag.over', defaultMessage: '{who}, {day}' },
  overAt: { id: 'shifts.drag.overAt', defaultMessage: '{who}, {day}, {times}' },
  dropped: { id: 'shifts.drag.dropped', defaultMessage: 'Dropped: {place}.' },
  cancelled: { id: 'shifts.drag.cancelled', defaultMessage: 'Given up. The shift stays where it was.' },
});
