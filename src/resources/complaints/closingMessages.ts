import { defineMessages } from '@/i18n/define';

export const closingMessages = defineMessages({
  none: { id: 'complaints.closing.none', defaultMessage: 'No notification was closed in the last twelve months.' },
  noneThen: { id: 'complaints.closing.noneThen', defaultMessage: 'None was closed' },
  median: { id: 'complaints.closing.median', defaultMessage: 'Median time to close' },
  closed: { id: 'complaints.closing.closed', defaultMessage: 'Closed' },
  late: { id: 'complaints.closing.late', defaultMessage: 'Closed after they were due' },
  thisMonth: { id: 'complaints.closing.thisMonth', defaultMessage: 'This month' },
  lastMonth: { id: 'complaints.closing.lastMonth', defaultMessage: 'Last month: {value}' },
  hoursUnit: { id: 'complaints.closing.hoursUnit', defaultMessage: 'working hours' },
  hoursValue: { id: 'complaints.closing.hoursValue', defaultMessage: '{hours} h' },
  chart: { id: 'complaints.closing.chart', defaultMessage: 'Median time to close by area' },
  month: { id: 'complaints.closing.month', defaultMessage: 'Month' },
  all: { id: 'complaints.closing.all', defaultMessage: 'All areas' },
  noArea: { id: 'complaints.closing.noArea', defaultMessage: 'Without area' },
  formerArea: { id: 'complaints.closing.formerArea', defaultMessage: 'Archived area' },
  dueWithin: { id: 'complaints.closing.dueWithin', defaultMessage: 'Due within {hours} working hours' },
  changeHours: { id: 'complaints.closing.changeHours', defaultMessage: 'Change working hours' },
  saveHours: { id: 'complaints.closing.saveHours', defaultMessage: 'Save working hours' },
  hoursSaved: { id: 'complaints.closing.hoursSaved', defaultMessage: 'Working hours saved' },
  days: { id: 'complaints.closing.days', defaultMessage: 'Days' },
  daysNeeded: { id: 'complaints.closing.daysNeeded', defaultMessage: 'Choose one day at least' },
  from: { id: 'complaints.closing.from', defaultMessage: 'From' },
  to: { id: 'complaints.closing.to', defaultMessage: 'To' },
  toLater: { id: 'complaints.closing.toLater', defaultMessage: 'Must be later than the beginning' },
  holidays: { id: 'complaints.closing.holidays', defaultMessage: 'Public holidays of' },
  holidaysHelp: {
    id: 'complaints.closing.holidaysHelp',
    defaultMessage: 'A country or a state, as in DE or DE-BY. Empty for none.',
  },
  holidaysCode: { id: 'complaints.closing.holidaysCode', defaultMessage: 'Must be a code such as DE or DE-BY' },
  due: { id: 'complaints.closing.due', defaultMessage: 'Due within (working hours)' },
  dueHelp: {
    id: 'complaints.closing.dueHelp',
    defaultMessage: 'For notifications from now on. Open ones keep the moment they were promised.',
  },
  dueRange: { id: 'complaints.closing.dueRange', defaultMessage: 'Must be a number from 1 to 400' },
  officeHours: {
    id: 'complaints.closing.officeHours',
    defaultMessage:
      'Working hours: {days}, {from} to {to}{holidays, select, none {} other {, without the public holidays of {holidays}}}.',
  },
});
