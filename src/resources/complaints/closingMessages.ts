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
  officeHours: {
    id: 'complaints.closing.officeHours',
    defaultMessage:
      'Working hours: {days}, {from} to {to}{holidays, select, none {} other {, without the public holidays of {holidays}}}.',
  },
});
