import { defineMessages } from '@/i18n/define';

export const uiMessages = defineMessages({
  errorTitle: { id: 'ui.error.title', defaultMessage: 'This could not be loaded.' },
  notAllowedTitle: { id: 'ui.notAllowed.title', defaultMessage: 'You do not have permission to see this.' },
  notAllowedHelp: { id: 'ui.notAllowed.help', defaultMessage: 'Ask an administrator if you need it for your work.' },
  levelText: { id: 'ui.level.text', defaultMessage: '{level} full' },
  levelOver: { id: 'ui.level.over', defaultMessage: 'overflowing' },
  levelUnknown: { id: 'ui.level.unknown', defaultMessage: 'No level yet' },
  filterValue: { id: 'ui.filter.value', defaultMessage: '{label}: {value}' },
  filterRemove: { id: 'ui.filter.remove', defaultMessage: 'Remove filter {label}' },
  toasts: { id: 'ui.toast.region', defaultMessage: 'Messages' },
  toastDismiss: { id: 'ui.toast.dismiss', defaultMessage: 'Dismiss message' },
  deltaUp: { id: 'ui.kpi.up', defaultMessage: 'up {delta} on the previous period' },
  deltaDown: { id: 'ui.kpi.down', defaultMessage: 'down {delta} on the previous period' },
  deltaSame: { id: 'ui.kpi.same', defaultMessage: 'as in the previous period' },
  calendar: { id: 'ui.calendar', defaultMessage: 'Calendar' },
  openCalendar: { id: 'ui.calendar.open', defaultMessage: 'Open calendar' },
  calendarView: {
    id: 'ui.calendar.view',
    defaultMessage: '{view, select, day {Choose a month} other {Choose a year}}',
  },
  calendarBefore: {
    id: 'ui.calendar.before',
    defaultMessage: '{view, select, day {Previous month} month {Previous year} other {Previous years}}',
  },
  calendarAfter: {
    id: 'ui.calendar.after',
    defaultMessage: '{view, select, day {Next month} month {Next year} other {Next years}}',
  },
  timeForm: { id: 'ui.time.form', defaultMessage: 'hh:mm' },
  suggestions: { id: 'ui.suggestions', defaultMessage: 'Suggestions' },
  selected: { id: 'ui.copy.selected', defaultMessage: 'Selected: copy it with Ctrl+C or ⌘C' },
});
