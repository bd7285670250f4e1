import { Box, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { UserLink, UserState } from '@/api/generated/dashboard.schemas';
import { formatDateTime } from '@/i18n/dates';
import { CopyField } from '@/ui/CopyField';
import { userMessages as messages } from './messages';

/** A link that the server has just made, for whom, and in which state: in another one it was used, or works no more. */
export type GivenLink = UserLink & { user: number; state: UserState };

/** A link to copy; who leaves it has to make another one. */
export function LinkBox({ url, expires, name }: { url: string; expires: string; name: string }) {
  const intl = useIntl();
  return (
    <Box layerStyle="card" px="4" py="3" role="status">
      <Text mb="2">{intl.formatMessage(messages.linkText, { name, time: formatDateTime(intl, expires) })}</Text>
      <CopyField
        label={intl.formatMessage(messages.link, { name })}
        value={url}
        button={intl.formatMessage(messages.copy)}
        copied={intl.formatMessage(messages.copied)}
      />
    </Box>
  );
}
