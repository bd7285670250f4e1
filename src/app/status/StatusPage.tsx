import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { PICTURES, type Picture } from '@/ui/pictures';
import { ButtonLink } from '@/ui/links';
import { crashMessages } from '../messages';

interface StatusPageProps {
  /** The status in figures, where it says something to those who report it. */
  code?: number;
  title: MessageDescriptor;
  text: MessageDescriptor;
  picture: Picture;
  /** Before the way to the start page. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One sentence on what is the matter, one on what to do, and a link to the start page. */
export function StatusPage({ code, title, text, picture, action, children }: StatusPageProps) {
  return (
    <Flex direction="column" align="center" gap="4" maxW="md" mx="auto" py="10" textAlign="center">
      <Box color="muted">{PICTURES[picture]}</Box>
      <Box>
        {code ? (
          <Text textStyle="label" fontVariantNumeric="tabular-nums">
            {code}
          </Text>
        ) : null}
        <Heading as="h1" size="lg">
          <FormattedMessage {...title} />
        </Heading>
        <Text color="muted" mt="1">
          <FormattedMessage {...text} />
        </Text>
        {children}
      </Box>
      <Flex gap="2" wrap="wrap" justify="center">
        {action}
        <ButtonLink to="/" variant={action ? 'outline' : 'solid'}>
          <FormattedMessage {...crashMessages.home} />
        </ButtonLink>
      </Flex>
    </Flex>
  );
}
