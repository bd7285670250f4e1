import { Box, Button, Input, Text } from '@chakra-ui/react';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useListLocations } from '@/api/generated/locations/locations';
import { useListTours } from '@/api/generated/tours/tours';
import type { Tour } from '@/api/generated/dashboard.schemas';
import { areaParam } from '@/api/urgent';
import { formatDay, today } from '@/i18n/dates';
import type { Range } from '../period/period';
import { scopeMessages as messages } from './messages';

/** A location, a tour with its days, or everything. */
export type ScopeChoice = { location_id: string } | ({ route_id: number } & Range) | null;

const ROWS = 6;
const TYPING_MS = 200;

function useDebounced(text: string) {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

/** The day that a tour is planned for and those on which it is driven: its figures count on them. */
function daysOf({ date, started_at, finished_at, status }: Tour): Range {
  if (!started_at) return { start: date, end: date };
  const begun = today(new Date(started_at));
  // One that was cancelled under way has no end.
  const ended = finished_at ? today(new Date(finished_at)) : status === 'in_progress' ? today() : begun;
  return { start: begun < date ? begun : date, end: ended > date ? ended : date };
}

interface Props {
  areas: readonly number[];
  onChoose: (choice: ScopeChoice) => void;
}

export function ScopeSearch({ areas, onChoose }: Props) {
  const intl = useIntl();
  const id = useId();
  const [text, setText] = useState('');
  const q = useDebounced(text.trim());
  const params = { ...areaParam(areas), ...(q ? { q } : {}), page_size: ROWS };
  const locations = useListLocations(params, { query: { placeholderData: (last) => last } });
  const tours = useListTours(params, { query: { placeholderData: (last) => last } });
  const found = (locations.data?.locations.length ?? 0) + (tours.data?.tours.length ?? 0);
  const failed = locations.isError && tours.isError;
  return (
    <Box>
      <Text as="label" textStyle="label" {...{ htmlFor: id }}>
        {intl.formatMessage(messages.search)}
      </Text>
      <Input
        id={id}
        type="search"
        size="sm"
        mt="1"
        mb="2"
        placeholder={intl.formatMessage(messages.hint)}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Group title={intl.formatMessage(messages.locations)}>
        {locations.data?.locations.map(({ location_id, location_name }) => (
          <Choice
            key={location_id}
            name={location_name}
            detail={location_id}
            onClick={() => onChoose({ location_id })}
          />
        ))}
      </Group>
      <Group title={intl.formatMessage(messages.tours)}>
        {tours.data?.tours.map((tour) => (
          <Choice
            key={tour.id}
            name={tour.route_name}
            detail={formatDay(intl, tour.date)}
            onClick={() => onChoose({ route_id: tour.id, ...daysOf(tour) })}
          />
        ))}
      </Group>
      <Text role="status" textStyle="sm" color="muted">
        {failed ? intl.formatMessage(messages.failed) : null}
        {!failed && locations.data && tours.data && found === 0 ? intl.formatMessage(messages.none) : null}
      </Text>
    </Box>
  );
}

function Group({ title, children }: { title: string; children: ReactNode[] | undefined }) {
  if (!children?.length) return null;
  return (
    <Box role="group" aria-label={title} mb="2">
      <Text textStyle="label" aria-hidden mb="1">
        {title}
      </Text>
      {children}
    </Box>
  );
}

function Choice({ name, detail, onClick }: { name: string; detail: string; onClick: () => void }) {
  return (
    <Button size="sm" variant="ghost" w="full" justifyContent="space-between" onClick={onClick}>
      <Text as="span" truncate>
        {name}
      </Text>
      <Text as="span" color="muted" fontWeight="normal">
        {detail}
      </Text>
    </Button>
  );
}
