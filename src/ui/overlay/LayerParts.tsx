import { Box, Flex, Heading } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { IconButton } from '../IconButton';

/** Head of a dialog or drawer. */
export function LayerHead({
  id,
  title,
  onClose,
  extra,
}: {
  id: string;
  title: ReactNode;
  onClose?: () => void;
  extra?: ReactNode;
}) {
  const intl = useIntl();
  return (
    <Flex align="center" gap="2" ps="5" pe="3" pt="3" pb="2" flexShrink={0}>
      <Heading id={id} as="h2" size="md" flex="1" minW="0">
        {title}
      </Heading>
      {extra}
      {onClose ? (
        <IconButton label={intl.formatMessage(common.close)} variant="ghost" size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      ) : null}
    </Flex>
  );
}

export const LayerBody = ({ children }: { children: ReactNode }) => (
  <Box flex="1" minH="0" overflowY="auto" px="5" py="2" tabIndex={-1}>
    {children}
  </Box>
);

/** Foot with the actions at the inline end, the primary one last. */
export const LayerFoot = ({ children }: { children: ReactNode }) => (
  <Flex justify="flex-end" align="center" wrap="wrap" gap="2" px="5" py="4" flexShrink={0}>
    {children}
  </Flex>
);
