import { Heading, Text } from '@chakra-ui/react';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { ReportSite } from '@/api/generated/dashboard.schemas';
import { CodeForm } from './CodeForm';
import { Notice } from './Notice';
import { PublicPage } from '@/form/PublicPage';
import { LANGUAGES_SPOKEN, speak } from './language';
import { ReportForm } from './ReportForm';
import { reportMessages as messages } from './messages';

const route = getRouteApi('/report/$code');

/** Behind the QR code on a label: what is known there, and a report in three taps. */
export function ReportScreen() {
  const { speech, site, failure = 'failed' } = route.useLoaderData();
  const router = useRouter();
  return (
    <PublicPage
      {...{ speech, speak }}
      languages={LANGUAGES_SPOKEN}
      title={messages.title}
      languageLabel={messages.language}
      operator={site?.operator}
    >
      {(language) => (
        <>
          <Head site={site} />
          {site ? (
            <ReportForm key={site.code} site={site} language={language} />
          ) : (
            <Notice failure={failure} onRetry={() => void router.invalidate()}>
              {failure === 'unknown' ? <CodeForm language={language} /> : null}
            </Notice>
          )}
        </>
      )}
    </PublicPage>
  );
}

function Head({ site }: { site: ReportSite | undefined }) {
  const intl = useIntl();
  return (
    <div>
      <Heading as="h1" size="lg">
        {intl.formatMessage(messages.title)}
      </Heading>
      {site ? (
        <Text color="muted" dir="auto" overflowWrap="anywhere">
          {[site.location_name, site.street, site.city].filter(Boolean).join(', ')}
        </Text>
      ) : null}
    </div>
  );
}
