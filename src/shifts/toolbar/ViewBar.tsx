import { Box, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { shiftMessages as messages } from '../messages';
import type { Resource } from '../model/types';
import type { History } from '../model/history';
import { KINDS, VIEWS, type ShiftsSearch } from '../search';
import type { useView } from '../useView';
import { Choice } from './Choice';
import { DateNav } from './DateNav';
import { Filters } from './Filters';
import { Segments } from './Segments';
import { UndoBar } from './UndoBar';

interface Props {
  search: ShiftsSearch;
  shown: ReturnType<typeof useView>;
  today: string;
  /** Those to choose from, and the one that week and month show. */
  rows: readonly Resource[];
  one: Resource | undefined;
  patch: (change: Partial<ShiftsSearch>) => void;
  writable: boolean;
  history: History;
  travel: (direction: 'undo' | 'redo') => void;
}

const DAYS = [7, 14, 31] as const;

/** What the calendar shows: of whom, how, when, and narrowed to what. */
export function ViewBar({ search, shown, today, rows, one, patch, writable, history, travel }: Props) {
  const { formatMessage } = useIntl();
  const { kind, view } = search;
  return (
    <Flex gap="3" wrap="wrap" align="center" mb="3">
      <Segments
        label={formatMessage(messages.kind)}
        value={kind}
        options={KINDS.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        onChange={(value) => patch({ kind: value, of: undefined, material: undefined })}
      />
      <Segments
        label={formatMessage(messages.view)}
        value={view}
        options={VIEWS.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        onChange={(value) => patch({ view: value })}
      />
      {view === 'overview' ? (
        <Choice
          label={formatMessage(messages.daysShown)}
          value={search.days}
          options={DAYS.map((value) => ({ value, label: formatMessage(messages.days, { n: value }) }))}
          onChange={(value) => patch({ days: value ?? 7 })}
        />
      ) : (
        <Choice
          label={formatMessage(kind === 'trucks' ? messages.truck : messages.driver)}
          value={one?.key}
          options={rows.map(({ key, label }) => ({ value: key, label }))}
          onChange={(value) => patch({ of: value })}
        />
      )}
      <DateNav date={shown.day} {...shown} today={today} onChange={(date) => patch({ date })} />
      <UndoBar {...{ writable, history, travel }} />
      <Box ms="auto" maxW="100%">
        <Filters search={search} patch={patch} />
      </Box>
    </Flex>
  );
}
