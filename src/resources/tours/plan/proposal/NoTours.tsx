import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useListForecasts } from '@/api/generated/forecasts/forecasts';
import { urgencies } from '@/api/urgent';
import { proposalMessages as messages } from './messages';

/** Nothing is proposed; of containers without a level nobody knows whether they need a tour. */
export function NoTours() {
  const intl = useIntl();
  const { data } = useListForecasts(urgencies([]));
  const unknown = data?.facets?.urgency?.find(({ value }) => value === 'unknown')?.count ?? 0;
  return (
    <>
      <Text color="muted">{intl.formatMessage(messages.noTours)}</Text>
      {unknown > 0 ? <Text role="note">{intl.formatMessage(messages.noLevels, { count: unknown })}</Text> : null}
    </>
  );
}
