import type { Import } from '@/api/generated/dashboard.schemas';
import { getListImportsQueryOptions, listImports } from '@/api/generated/imports/imports';
import { fieldsOf } from '@/fields/field';
import { choice, key, number, text, time } from '@/fields/kinds';
import { listOf } from '@/fields/list';
import { importStatusMessages } from '@/i18n/domain';
import type { ListSource } from '@/table/resource';
import { importLabels as label, importMessages as messages, kindMessages } from './messages';
import { importsSearch } from './search';
export const importFields = fieldsOf<Import>()({
  name: key(label.name, { width: 200 }),
  at: time(label.at, { width: 165 }),
  actor: text(label.actor, { width: 160 }),
  kind: choice(label.kind, kindMessages, { width: 130 }),
  created: number(importStatusMessages.created, { width: 100 }),
  changed: number(importStatusMessages.changed, { width: 100 }),
  refused: number(importStatusMessages.refused, { width: 100 }),
  undone_at: time(label.undone_at, { width: 165, none: messages.never }),
});

/** Files that were taken in. */
export const imports: ListSource<Import> = {
  list: 'imports',
  texts: messages,
  areas: false,
  ...listOf<Import>(importFields, importsSearch, {}),
  query: getListImportsQueryOptions,
  rows: listImports,
};
