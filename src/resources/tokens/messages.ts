import { defineMessages } from '@/i18n/define';

export const tokenLabels = defineMessages({
  name: { id: 'tokens.fields.name', defaultMessage: 'Name' },
  prefix: { id: 'tokens.fields.prefix', defaultMessage: 'Begins with' },
  scopes: { id: 'tokens.fields.scopes', defaultMessage: 'Scopes' },
  last_used_at: { id: 'tokens.fields.last_used_at', defaultMessage: 'Last used' },
  expires_at: { id: 'tokens.fields.expires_at', defaultMessage: 'Expires' },
  created_at: { id: 'tokens.fields.created_at', defaultMessage: 'Created' },
  created_by: { id: 'tokens.fields.created_by', defaultMessage: 'Created by' },
});

export const verbMessages = defineMessages({
  read: { id: 'tokens.verb.read', defaultMessage: 'Read' },
  write: { id: 'tokens.verb.write', defaultMessage: 'Write' },
  delete: { id: 'tokens.verb.delete', defaultMessage: 'Delete' },
});

export const tokenMessages = defineMessages({
  title: { id: 'tokens.title', defaultMessage: 'Tokens' },
  search: { id: 'tokens.search', defaultMessage: 'Search name' },
  empty: { id: 'tokens.empty', defaultMessage: 'No machine has a token yet.' },
  create: { id: 'tokens.create', defaultMessage: 'Create token' },
  created: { id: 'tokens.created', defaultMessage: 'Token created' },
  details: { id: 'tokens.details', defaultMessage: 'Token {name}' },
  never: { id: 'tokens.never', defaultMessage: 'Never' },
  nameHelp: { id: 'tokens.nameHelp', defaultMessage: 'The machine or program that uses it.' },
  scopesNeeded: { id: 'tokens.scopesNeeded', defaultMessage: 'Choose at least one scope' },
  inDays: { id: 'tokens.inDays', defaultMessage: 'In {days} days' },
  secret: { id: 'tokens.secret', defaultMessage: 'Secret of {name}' },
  secretText: {
    id: 'tokens.secretText',
    defaultMessage: 'Copy it now: it is not shown again. Whoever has it can do what its scopes allow.',
  },
  copy: { id: 'tokens.copy', defaultMessage: 'Copy secret' },
  copied: { id: 'tokens.copied', defaultMessage: 'Secret copied' },
  done: { id: 'tokens.done', defaultMessage: 'Done' },
  revoke: { id: 'tokens.revoke', defaultMessage: 'Revoke token' },
  revokeTitle: { id: 'tokens.revokeTitle', defaultMessage: 'Revoke token {name}?' },
  revokeText: {
    id: 'tokens.revokeText',
    defaultMessage: 'Its next request is refused. This cannot be undone; a new token has another secret.',
  },
  revoked: { id: 'tokens.revoked', defaultMessage: '{name} is revoked' },
  failed: { id: 'tokens.failed', defaultMessage: 'The token could not be revoked: {reason}' },
});
