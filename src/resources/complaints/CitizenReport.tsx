import { Box, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useGetComplaintPhoto } from '@/api/generated/complaints/complaints';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { LANGUAGES } from '@/i18n/languages';
import { SentPhoto } from '@/ui/SentPhoto';
import { formatAge } from '@/i18n/dates';
import { answerMessages, citizenMessages as messages } from './messages';

/** What a citizen said by the label of the location: glass beside it, a note, a photo. */
export function CitizenReport({ complaint: { id, report } }: { complaint: Complaint }) {
  const intl = useIntl();
  const { data } = useGetComplaintPhoto(id, { query: { enabled: report?.photo === true, staleTime: Infinity } });
  if (!report) return null;
  return (
    <Box flexBasis="100%" minW="0">
      {report.fullness === 'broken_glass' ? <Text>{intl.formatMessage(messages.brokenGlass)}</Text> : null}
      {report.note ? (
        <Text
          as="blockquote"
          lang={LANGUAGES[report.locale].tag}
          dir="auto"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {report.note}
        </Text>
      ) : null}
      {report.answer && report.answered_at ? (
        <Text textStyle="secondary">
          {intl.formatMessage(messages.answered, {
            when: formatAge(intl, report.answered_at),
            answer: intl.formatMessage(answerMessages[report.answer]),
          })}
        </Text>
      ) : null}
      {report.photo ? <SentPhoto photo={data?.photo} alt={intl.formatMessage(messages.photo)} /> : null}
    </Box>
  );
}
