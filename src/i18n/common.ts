import { defineMessages } from './define';

/** Labels shared by all screens. */
export const common = defineMessages({
  showAll: { id: 'common.showAll', defaultMessage: 'Show all {count, number}' },
  saveChanges: { id: 'common.saveChanges', defaultMessage: 'Save changes' },
  saving: { id: 'common.saving', defaultMessage: 'Saving…' },
  cancel: { id: 'common.cancel', defaultMessage: 'Cancel' },
  delete: { id: 'common.delete', defaultMessage: 'Delete' },
  edit: { id: 'common.edit', defaultMessage: 'Edit' },
  close: { id: 'common.close', defaultMessage: 'Close' },
  back: { id: 'common.back', defaultMessage: 'Back' },
  retry: { id: 'common.retry', defaultMessage: 'Try again' },
  reload: { id: 'common.reload', defaultMessage: 'Reload' },
  reset: { id: 'common.reset', defaultMessage: 'Reset' },
  clear: { id: 'common.clear', defaultMessage: 'Clear' },
  undo: { id: 'common.undo', defaultMessage: 'Undo' },
  more: { id: 'common.more', defaultMessage: 'More' },
  loading: { id: 'common.loading', defaultMessage: 'Loading…' },
  yes: { id: 'common.yes', defaultMessage: 'Yes' },
  no: { id: 'common.no', defaultMessage: 'No' },
  from: { id: 'common.from', defaultMessage: 'From' },
  to: { id: 'common.to', defaultMessage: 'To' },
  today: { id: 'common.today', defaultMessage: 'Today' },
});
