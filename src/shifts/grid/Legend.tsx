import { Box, Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { GlassSwatch } from '@/ui/GlassSwatch';
import type { Kind } from '../search';
import { stateMessages } from '../labels';
import { gapMessages } from '../messages';

const STATES = [
  ['scheduled', {}],
  ['exception', { 'data-exception': '' }],
  ['default', { 'data-origin': 'default' }],
  ['away', { 'data-away': '' }],
] as const;
export function Legend({ kind }: { kind: Kind }) {
  return (
    <Flex
      as="ul"
      className="shifts-legend"
      listStyleType="none"
      wrap="wrap"
      columnGap="5"
      rowGap="1"
      mt="2"
      textStyle="xs"
      color="muted"
    >
      {STATES.map(([state, marks]) => (
        <Flex as="li" key={state} align="center" gap="2">
          <Box w="7" aria-hidden>
            <div className="shift" style={{ pointerEvents: 'none' }} {...marks} />
          </Box>
          <FormattedMessage {...stateMessages[state]} />
        </Flex>
      ))}
      <Flex as="li" align="center" gap="2">
        <Box w="7" h="5" borderWidth="1px" borderColor="border" aria-hidden />
        <FormattedMessage {...stateMessages.off} />
      </Flex>
      <Flex as="li" gap="2">
        <Text as="span" color="warning.fg">
          ▲
        </Text>
        <FormattedMessage {...gapMessages.legend} />
      </Flex>
      {kind === 'trucks'
        ? (['11', '12', '13'] as const).map((code) => (
            <Flex as="li" key={code} align="center">
              <GlassSwatch code={code} />
            </Flex>
          ))
        : null}
    </Flex>
  );
}
