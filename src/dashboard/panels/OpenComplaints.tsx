import { Box, Flex, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import { formatInteger } from '@/i18n/format';
import { openComplaints } from '../links';
import { AGES, useOpenComplaints } from './complaintAges';
import { panelMessages as messages } from './messages';
import { Nothing, Panel } from './Panel';

/** Open citizen notifications by how long they have been waiting; each bar leads to its rows. */
export function OpenComplaints({ areas }: { areas: readonly number[] }) {
  const intl = useIntl();
  const allowed = useCan('complaints:read');
  const { counts, failed, refetch } = useOpenComplaints(areas, allowed);
  const most = Math.max(1, ...(counts ?? []).map((age) => age.count));
  const none = counts?.every((age) => age.count === 0);
  return (
    <Panel
      title={messages.complaints}
      permission="complaints:read"
      link={openComplaints()}
      failed={failed}
      onRetry={refetch}
      ready={counts !== undefined}
    >
      {none ? <Nothing text={messages.noComplaints} /> : null}
      {counts && !none ? (
        <Flex as="ul" listStyleType="none" direction="column" gap="1">
          {counts.map(({ key, count, days }) => {
            const age = intl.formatMessage(AGES[key]);
            const number = formatInteger(intl, count);
            return (
              <Box as="li" key={key}>
                <Link {...openComplaints(days)}>
                  <Box px="2" mx="-2" py="1.5" borderRadius="md" _hover={{ bg: 'hover' }}>
                    <Flex justify="space-between" textStyle="sm">
                      <Text>{age}</Text>
                      <Text textStyle="tabular" fontWeight="semibold">
                        {number}
                      </Text>
                    </Flex>
                    <Box h="1.5" mt="1" borderRadius="full" bg="sunken" overflow="hidden" aria-hidden>
                      <Box
                        h="full"
                        borderRadius="full"
                        bg={key === 'ageOlder' ? 'warning.solid' : 'accent.solid'}
                        style={{ width: `${(count / most) * 100}%` }}
                      />
                    </Box>
                  </Box>
                </Link>
              </Box>
            );
          })}
        </Flex>
      ) : null}
    </Panel>
  );
}
