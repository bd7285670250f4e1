import { defineMessages } from '@/i18n/define';

export const historyMessages = defineMessages({
  title: { id: 'history.title', defaultMessage: 'History' },
  show: { id: 'history.show', defaultMessage: 'Show history' },
  more: { id: 'history.more', defaultMessage: 'Show more' },
  none: { id: 'history.none', defaultMessage: 'Nothing has been changed in the last year.' },
  one: { id: 'history.one', defaultMessage: '{who} changed {field} from {before} to {after}' },
  several: {
    id: 'history.several',
    defaultMessage: '{who} changed {count, plural, one {# value} other {# values}}',
  },
  created: { id: 'history.created', defaultMessage: '{who} created the record' },
  deleted: { id: 'history.deleted', defaultMessage: '{who} deleted the record' },
  restored: { id: 'history.restored', defaultMessage: '{who} restored the record' },
  forgotten: { id: 'history.forgotten', defaultMessage: '{who} removed the personal data' },
  imported: { id: 'history.imported', defaultMessage: '{who} (import)' },
  server: { id: 'history.server', defaultMessage: 'The server' },
  cli: { id: 'history.cli', defaultMessage: 'The operator' },
  citizen: { id: 'history.citizen', defaultMessage: 'A citizen' },
  nothing: { id: 'history.nothing', defaultMessage: 'nothing' },
  restore: { id: 'history.restore', defaultMessage: 'Restore these values' },
  restoreTitle: { id: 'history.restoreTitle', defaultMessage: 'Restore the values from before this change?' },
  valuesRestored: { id: 'history.valuesRestored', defaultMessage: 'The values are restored' },
  restoreFailed: { id: 'history.restoreFailed', defaultMessage: 'The values could not be restored: {reason}' },
});
