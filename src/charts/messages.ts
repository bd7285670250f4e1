import { defineMessages } from '@/i18n/define';

export const messages = defineMessages({
  chart: { id: 'charts.chart', defaultMessage: 'Chart' },
  table: { id: 'charts.table', defaultMessage: 'Table' },
  view: { id: 'charts.view', defaultMessage: 'View of {label}' },
  csv: { id: 'charts.csv', defaultMessage: 'Download CSV of {label}' },
  failed: { id: 'charts.failed', defaultMessage: 'The chart could not be drawn. The table has the same figures.' },
  empty: { id: 'charts.empty', defaultMessage: 'No figures in this period.' },
});
