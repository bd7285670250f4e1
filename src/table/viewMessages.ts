import { defineMessages } from '@/i18n/define';

export const viewMessages = defineMessages({
  views: { id: 'table.views', defaultMessage: 'Views' },
  all: { id: 'table.views.all', defaultMessage: 'All' },
  save: { id: 'table.views.save', defaultMessage: 'Save view' },
  update: { id: 'table.views.update', defaultMessage: 'Update “{name}”' },
  edit: { id: 'table.views.edit', defaultMessage: 'Edit view' },
  delete: { id: 'table.views.delete', defaultMessage: 'Delete view' },
  actions: { id: 'table.views.actions', defaultMessage: 'Actions for the view “{name}”' },
  name: { id: 'table.views.name', defaultMessage: 'Name' },
  columns: { id: 'table.views.columns', defaultMessage: 'With the columns as they are now' },
  columnsHelp: {
    id: 'table.views.columnsHelp',
    defaultMessage: 'Otherwise everyone sees the columns they have chosen for this list.',
  },
  shared: { id: 'table.views.shared', defaultMessage: 'For everyone' },
  sharedHelp: { id: 'table.views.sharedHelp', defaultMessage: 'All users see this view; admins can change it.' },
  notShared: { id: 'table.views.notShared', defaultMessage: 'Only admins can share a view with everyone.' },
});
