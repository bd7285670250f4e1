import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { LevelMapping, MachineToken } from '@/api/generated/dashboard.schemas';
import { getListTokensQueryOptions, listTokens } from '@/api/generated/tokens/tokens';
import { fieldsOf } from '@/fields/field';
import { key, list, text, time } from '@/fields/kinds';
import { listOf } from '@/fields/list';
import { formatDateTime } from '@/i18n/dates';
import { DateCell } from '@/table/cells';
import type { ListSource } from '@/table/resource';
import { scopeText, tokenLabels as label, tokenMessages as messages } from './messages';
import { tokensSearch } from './search';

const isOver = (at: string) => Date.parse(at) <= Date.now();

/** When a token expires; that it has expired, and in the details when. */
function Expiry({ at, when }: { at: string | null; when?: boolean }) {
  const intl = useIntl();
  if (at === null) return intl.formatMessage(messages.never);
  if (!isOver(at)) return <DateCell value={at} />;
  return (
    <Text as="span" color="danger.fg" fontWeight="medium">
      {intl.formatMessage(messages.expired)}
      {when ? ` · ${formatDateTime(intl, at)}` : null}
    </Text>
  );
}
export const tokenFields = fieldsOf<MachineToken>()({
  name: key(label.name, { width: 130 }),
  prefix: text(label.prefix, { width: 100 }),
  scopes: list(label.scopes, scopeText, { width: 125 }),
  last_used_at: time(label.last_used_at, { width: 165, none: messages.never }),
  expires_at: time(label.expires_at, {
    width: 165,
    none: messages.never,
    cell: (at) => <Expiry at={at} />,
    detail: (at) => <Expiry at={at} when />,
  }),
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
