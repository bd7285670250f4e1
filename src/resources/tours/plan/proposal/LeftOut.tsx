import { Box, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { LeftOutContainer } from '@/api/generated/dashboard.schemas';
import { BinKeyLink } from '@/resources/bins/BinLink';
import { leftOutMessages, proposalMessages as messages } from './messages';

/** Containers that no tour empties, by the reason. */
export function LeftOut({ containers, title }: { containers: readonly LeftOutContainer[]; title?: string }) {
  const intl = useIntl();
  const name = title ?? intl.formatMessage(messages.leftOut);
  const reasons = [...new Set(containers.map(({ reason }) => reason))];
  return (
    <Box as="section" aria-label={name} layerStyle="card" p="4">
      <Text fontWeight="semibold" mb="2">
        {name}
      </Text>
      {reasons.map((reason) => {
        const own = containers.filter((one) => one.reason === reason);
        return (
          <Box key={reason} mb="2">
            <Text>
              {intl.formatMessage(leftOutMessages[reason])}:{' '}
              {intl.formatMessage(messages.containers, { count: own.length })}
            </Text>
            <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="3" textStyle="sm">
              {own.map(({ container_id }) => (
                <li key={container_id}>
                  <BinKeyLink containerId={container_id} />
                </li>
              ))}
            </Flex>
          </Box>
        );
      })}
    </Box>
  );
}
