import { useIntl } from 'react-intl';
import { useGetEventPhoto } from '@/api/generated/ingest/ingest';
import { SentPhoto } from '@/ui/SentPhoto';
import { skipReasonMessages } from '@/i18n/skipReason';

/** What a crew took a photo of. @param id the route event */
export function EventPhoto({ id }: { id: number }) {
  const intl = useIntl();
  const { data } = useGetEventPhoto(id, { query: { staleTime: Infinity } });
  return <SentPhoto photo={data?.photo} alt={intl.formatMessage(skipReasonMessages.photo)} />;
}
