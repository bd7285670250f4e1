import type { IntlShape, MessageDescriptor } from 'react-intl';
import { defineMessages } from '@/i18n/define';
import { menu } from '@/i18n/menu';

export const tokenLabels = defineMessages({
  name: { id: 'tokens.fields.name', defaultMessage: 'Name' },
  prefix: { id: 'tokens.fields.prefix', defaultMessage: 'Begins with' },
  scopes: { id: 'tokens.fields.scopes', defaultMessage: 'Scopes' },
  last_used_at: { id: 'tokens.fields.last_used_at', defaultMessage: 'Last used' },
  expires_at: { id: 'tokens.fields.expires_at', defaultMessage: 'Expires' },
  created_at: { id: 'tokens.fields.created_at', defaultMessage: 'Created' },
  created_by: { id: 'tokens.fields.created_by', defaultMessage: 'Created by' },
  mapping: { id: 'tokens.fields.mapping', defaultMessage: 'Payloads of a vendor' },
});

/** What a scope is about. */
const resourceMessages: Record<string, MessageDescriptor> = {
  ...{ areas: menu.areas, bins: menu.containers, complaints: menu.citizenNotifications, drivers: menu.drivers },
  ...{ history: menu.history, imports: menu.import, locations: menu.locations, tours: menu.tours, trucks: menu.trucks },
  ...defineMessages({
    levels: { id: 'tokens.resource.levels', defaultMessage: 'Fill levels' },
    notifications: { id: 'tokens.resource.notifications', defaultMessage: 'Emptyings, unloadings' },
    phones: { id: 'tokens.resource.phones', defaultMessage: 'Phones' },
    positions: { id: 'tokens.resource.positions', defaultMessage: 'Positions of trucks' },
    reference: { id: 'tokens.resource.reference', defaultMessage: 'Materials and types' },
    schedules: { id: 'tokens.resource.schedules', defaultMessage: 'Shifts' },
    statistics: { id: 'tokens.resource.statistics', defaultMessage: 'Statistics' },
    views: { id: 'tokens.resource.views', defaultMessage: 'Views' },
  }),
};

const verbMessages: Record<string, MessageDescriptor> = defineMessages({
  read: { id: 'tokens.verb.read', defaultMessage: 'Read' },
  write: { id: 'tokens.verb.write', defaultMessage: 'Write' },
  delete: { id: 'tokens.verb.delete', defaultMessage: 'Delete' },
});

/** A part of a scope in words; by its name where the contract has grown. */
const said = (intl: IntlShape, message: MessageDescriptor | undefined, name: string) =>
  message ? intl.formatMessage(message) : name;
export const resourceText = (name: string, intl: IntlShape) => said(intl, resourceMessages[name], name);
export const verbText = (name: string, intl: IntlShape) => said(intl, verbMessages[name], name);

/** `trucks:read` as `Trucks: Read`. */
export function scopeText(scope: string, intl: IntlShape): string {
  const [resource = '', verb = ''] = scope.split(':');
  return `${resourceText(resource, intl)}: ${verbText(verb, intl)}`;
}

export const tokenMessages = defineMessages({
  title: { id: 'tokens.title', defaultMessage: 'Tokens' },
  search: { id: 'tokens.search', defaultMessage: 'Search name' },
  empty: { id: 'tokens.empty', defaultMessage: 'No machine has a token yet.' },
  create: { id: 'tokens.create', defaultMessage: 'Create token' },
  created: { id: 'tokens.created', defaultMessage: 'Token created' },
  details: { id: 'tokens.details', defaultMessage: 'Token {name}' },
  expired: { id: 'tokens.expired', defaultMessage: 'Expired' },
  never: { id: 'tokens.never', defaultMessage: 'Never' },
  nameHelp: { id: 'tokens.nameHelp', defaultMessage: 'The machine or program that uses it.' },
  scopesNeeded: { id: 'tokens.scopesNeeded', defaultMessage: 'Choose at least one scope' },
  inDays: { id: 'tokens.inDays', defaultMessage: 'In {days} days' },
  secret: { id: 'tokens.secret', defaultMessage: 'Secret of {name}' },
  secretLeave: { id: 'tokens.secretLeave', defaultMessage: 'Leave without the secret?' },
  secretLeaveText: {
    id: 'tokens.secretLeaveText',
    defaultMessage: 'It is not shown again. Without it you have to create another token.',
  },
  secretLeaveConfirm: { id: 'tokens.secretLeaveConfirm', defaultMessage: 'Leave' },
  secretText: {
    id: 'tokens.secretText',
    defaultMessage: 'Copy it now: it is not shown again. Whoever has it can do what its scopes allow.',
  },
  copy: { id: 'tokens.copy', defaultMessage: 'Copy secret' },
  copied: { id: 'tokens.copied', defaultMessage: 'Secret copied' },
  done: { id: 'tokens.done', defaultMessage: 'Done' },
  mapped: { id: 'tokens.mapped', defaultMessage: '{places} ({n, plural, one {# device} other {# devices}})' },
  revoke: { id: 'tokens.revoke', defaultMessage: 'Revoke token' },
  revokeTitle: { id: 'tokens.revokeTitle', defaultMessage: 'Revoke token {name}?' },
  revokeText: {
    id: 'tokens.revokeText',
    defaultMessage: 'Its next request is refused. This cannot be undone; a new token has another secret.',
  },
  revoked: { id: 'tokens.revoked', defaultMessage: '{name} is revoked' },
  unmap: { id: 'tokens.unmap', defaultMessage: 'Remove mapping' },
  unmapped: { id: 'tokens.unmapped', defaultMessage: '{name} no longer accepts vendor payloads' },
  mappedAgain: { id: 'tokens.mappedAgain', defaultMessage: 'Mapping of {name} restored' },
  notMapped: { id: 'tokens.notMapped', defaultMessage: 'The mapping was not changed: {reason}' },
  failed: { id: 'tokens.failed', defaultMessage: 'The token could not be revoked: {reason}' },
});
