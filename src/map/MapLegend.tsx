import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { bands } from './level';
import { DonutMark, LineMark, SiteMark, StopMark, UnloadingMark } from './marks';
import { bandMessages, messages, stateMessages } from './messages';

type Part = 'sites' | 'stops' | 'line' | 'unloadings';

interface Props {
  /** What the map shows; a stable array. */
  parts: readonly Part[];
}

const states = ['emptied', 'overflowing', 'skipped', 'planned'] as const;

/** The legend of the marks below the map; it opens and closes. */
export function MapLegend({ parts }: Props) {
  const { formatMessage } = useIntl();
  const has = (part: Part) => parts.includes(part);
  return (
    <Box
      as="details"
      flex="none"
      bg="surface"
      borderTopWidth="1px"
      borderColor="border"
      textStyle="xs"
      maxH="50%"
      overflowY="auto"
    >
      <Box
        as="summary"
        px="2.5"
        py="1.5"
        fontWeight="semibold"
        cursor="pointer"
        borderRadius="md"
        minH={{ base: '10', sm: 'auto' }}
      >
        {formatMessage(messages.legend)}
      </Box>
      <Box px="2.5" pb="2" display="grid" gap="1" gridTemplateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))">
        <Heading>{formatMessage(messages.level)}</Heading>
        {bands.map((band) => (
          <Entry key={band} mark={<SiteMark band={band} size={14} />}>
            {formatMessage(bandMessages[band])}
          </Entry>
        ))}
        <Entry mark={<SiteMark band="unknown" size={14} />}>{formatMessage(messages.levelUnknown)}</Entry>
        {has('sites') && <Entry mark={<DonutMark />}>{formatMessage(messages.cluster)}</Entry>}
        {has('stops') && <Heading>{formatMessage(messages.stops)}</Heading>}
        {has('stops') &&
          states.map((state) => (
            <Entry key={state} mark={<StopMark state={state} band="unknown" size={16} />}>
              {formatMessage(stateMessages[state])}
            </Entry>
          ))}
        {has('line') && <Entry mark={<LineMark />}>{formatMessage(messages.lineDriven)}</Entry>}
        {has('line') && <Entry mark={<LineMark ahead />}>{formatMessage(messages.lineAhead)}</Entry>}
        {has('unloadings') && <Entry mark={<UnloadingMark />}>{formatMessage(messages.unloading)}</Entry>}
      </Box>
    </Box>
  );
}

function Heading({ children }: { children: ReactNode }) {
  return (
    <Box textStyle="label" mt="1" gridColumn="1 / -1">
      {children}
    </Box>
  );
}

function Entry({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <Box display="flex" alignItems="center" gap="2">
      <Box w="5" display="flex" justifyContent="center" flex="none">
        {mark}
      </Box>
      {children}
    </Box>
  );
}
