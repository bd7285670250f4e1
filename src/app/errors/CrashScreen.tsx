import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { basePath } from '@/api/config';
import { common } from '@/i18n/common';
import { I18nProvider } from '@/i18n/I18nProvider';
import { ThemeProvider } from '@/theme/ThemeProvider';
import { crashMessages } from '../messages';
import { Reference } from './Reference';

/** Without the router: a link loads the start page anew, which also clears what went wrong. */
export function CrashScreen({ referenceId }: { referenceId: string }) {
  return (
    <ThemeProvider>
      <I18nProvider>
        <Box as="main" minH="100dvh" display="grid" placeItems="center" px="4" textAlign="center">
          <Box maxW="md" role="alert">
            <Heading as="h1" size="lg">
              <FormattedMessage {...crashMessages.title} />
            </Heading>
            <Text color="muted" mt="1">
              <FormattedMessage {...crashMessages.text} />
            </Text>
            <Reference id={referenceId} />
            <Flex gap="2" mt="4" justify="center">
              <Button type="button" onClick={() => window.location.reload()}>
                <FormattedMessage {...common.reload} />
              </Button>
              <Button asChild variant="outline">
                <a href={`${basePath()}/`}>
                  <FormattedMessage {...crashMessages.home} />
                </a>
              </Button>
            </Flex>
          </Box>
        </Box>
      </I18nProvider>
    </ThemeProvider>
  );
}
