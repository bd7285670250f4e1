import type { LevelMapping, MachineToken } from '@/api/generated/dashboard.schemas';
import { getListTokensQueryOptions, listTokens } from '@/api/generated/tokens/tokens';
import { fieldsOf } from '@/fields/field';
import { key, list, text, time } from '@/fields/kinds';
import { listOf } from '@/fields/list';
import type { ListSource } from '@/table/resource';
import { scopeText, tokenLabels as label, tokenMessages as messages } from './messages';
import { tokensSearch } from './search';

/** The fields of a machine token. */
export const tokenFields = fieldsOf<MachineToken>()({
  name: key(label.name, { width: 130 }),
  prefix: text(label.prefix, { width: 100 }),
  scopes: list(label.scopes, scopeText, { width: 125 }),
  last_used_at: time(label.last_used_at, { width: 165, none: messages.never }),
  expires_at: time(label.expires_at, { width: 165, none: messages.never }),
  created_at: time(label.created_at, { width: 165 }),
  created_by: text(label.created_by, { width: 128 }),
});

/** What payloads of a vendor mean is in the history alone. */
export const historyFields = {
  ...tokenFields,
  mapping: text(label.mapping, {
    text: (value, { intl }) => {
      const { devices, ...places } = value as unknown as LevelMapping;
      const given = Object.values(places).filter((place) => place !== null && place !== '');
      return intl.formatMessage(messages.mapped, { places: given.join(' · '), n: devices.length });
    },
  }),
};

/** Tokens with which machines call the API. */
export const tokens: ListSource<MachineToken> = {
  list: 'tokens',
  texts: messages,
  areas: false,
  ...listOf<MachineToken>(tokenFields, tokensSearch, {}),
  query: getListTokensQueryOptions,
  rows: listTokens,
};
