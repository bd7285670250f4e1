import { Box, Heading } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { CodeForm } from './CodeForm';
import { PublicPage } from '@/form/PublicPage';
import { LANGUAGES_SPOKEN, speak } from './language';
import { reportMessages as messages } from './messages';

const route = getRouteApi('/report/');

export function CodeScreen() {
  const { speech } = route.useLoaderData();
  return (
    <PublicPage
      {...{ speech, speak }}
      languages={LANGUAGES_SPOKEN}
      title={messages.title}
      languageLabel={messages.language}
    >
      {(language) => (
        <>
          <Heading as="h1" size="lg">
            <FormattedMessage {...messages.title} />
          </Heading>
          <Box layerStyle="card" px="5" py="5">
            <CodeForm language={language} />
          </Box>
        </>
      )}
    </PublicPage>
  );
}
