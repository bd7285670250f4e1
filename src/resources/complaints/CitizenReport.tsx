import { Box, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useGetComplaintPhoto } from '@/api/generated/complaints/complaints';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { LANGUAGES } from '@/i18n/languages';
import { citizenMessages as messages } from './messages';

/** The only pictures that are shown; the server says their type by their bytes. */
const PHOTO = /^data:image\/(jpeg|png|webp);base64,/;

/** What a citizen said by the label of the location: glass beside it, a note, a photo. */
export function CitizenReport({ complaint: { id, report } }: { complaint: Complaint }) {
  const intl = useIntl();
  const { data } = useGetComplaintPhoto(id, { query: { enabled: report?.photo === true, staleTime: Infinity } });
  if (!report) return null;
  const photo = data && PHOTO.test(data.photo) ? data.photo : undefined;
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
      {report.photo ? (
        <Box mt="2" minH="40" maxW="24rem" borderRadius="lg" overflow="hidden" bg="sunken">
          {photo ? <img src={photo} alt={intl.formatMessage(messages.photo)} /> : null}
        </Box>
      ) : null}
    </Box>
  );
}
