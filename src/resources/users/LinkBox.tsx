import { Box, Button, Flex, Input, Text } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { UserLink } from '@/api/generated/dashboard.schemas';
import { formatDateTime } from '@/i18n/dates';
import { toast } from '@/ui/toast';
import { userMessages as messages } from './messages';

/** A link that the server has just made, and for whom. */
export type GivenLink = UserLink & { user: number };

/** A link to copy; who leaves it has to make another one. */
export function LinkBox({ url, expires, name }: { url: string; expires: string; name: string }) {
  const intl = useIntl();
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toast(intl.formatMessage(messages.copied));
  };
  return (
    <Box layerStyle="card" px="4" py="3" role="status">
      <Text mb="2">{intl.formatMessage(messages.linkText, { name, time: formatDateTime(intl, expires) })}</Text>
      <Flex gap="2" direction={{ base: 'column', sm: 'row' }}>
        <Input
          readOnly
          value={url}
          aria-label={intl.formatMessage(messages.link, { name })}
          onFocus={(event) => event.target.select()}
        />
        <Button flexShrink={0} onClick={() => void copy()}>
          <Copy aria-hidden />
          {intl.formatMessage(messages.copy)}
        </Button>
      </Flex>
    </Box>
  );
}
