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
  /** Open from the start. */
  open?: boolean;
}

const states = ['emptied', 'overflowing', 'skipped', 'planned'] as const;

/** The legend of the marks, in a box that opens and closes. */
export function MapLegend({ parts, open = false }: Props) {
  const { formatMessage } = useIntl();
  const has = (part: Part) => parts.includes(part);
  return (
    <Box
      as="details"
      {...{ open }}
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="md"
      boxShadow="sm"
      textStyle="xs"
      maxH="min(24rem, 60vh)"
      overflowY="auto"
    >
      <Box as="summary" px="2.5" py="1.5" fontWeight="semibold" cursor="pointer" borderRadius="md">
        {formatMessage(messages.legend)}
      </Box>
      <Box px="2.5" pb="2" display="grid" gap="1">
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
    <Box textStyle="label" mt="1">
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
