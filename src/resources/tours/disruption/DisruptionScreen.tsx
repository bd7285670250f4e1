import { useQuery } from '@tanstack/react-query';
import { Box, Button, Field, Flex, Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCreateDisruption, useGetDisruption } from '@/api/generated/planning/planning';
import { useListTours } from '@/api/generated/tours/tours';
import { allDrivers, allTrucks } from '@/api/whole';
import { common } from '@/i18n/common';
import { formatDay, plusDays, today } from '@/i18n/dates';
import { isDay } from '@/i18n/isDay';
import { reasonOf } from '@/table/BulkReportDialog';
import { CommandButton } from '@/table/CommandButton';
import { FrameBody, TableFrame } from '@/table/TableFrame';
import { DateInput } from '@/ui/dateInputs';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { PageHeader } from '@/ui/PageHeader';
import { Segments } from '@/ui/Segments';
import { Select } from '@/ui/Select';
import { SkeletonLines } from '@/ui/Skeletons';
import { TextLink } from '@/ui/links';
import { onDemand } from '@/ui/onDemand';
import { Problem } from '@/ui/Problem';
import { disruptionMessages as messages } from './messages';
import { disruptionTitle, type DisruptionSearch } from './search';

const route = getRouteApi('/_main/tours_/disruption');
const Disrupted = onDemand(() => import('./Disrupted').then((m) => m.Disrupted), <SkeletonLines lines={8} />);

/** Days ahead for which somebody can drop out. */
const AHEAD = 14;

/** A truck or driver drops out: what that leaves behind, and what can be done about it. */
export function DisruptionScreen() {
  const intl = useIntl();
  const navigate = route.useNavigate();
  const { id, date: asked, ...who } = route.useSearch();
  // The shifts of a day that is over are no day to choose; yesterday's night may go on.
  const search = { ...who, date: asked && asked >= plusDays(today(), -1) ? asked : undefined };
  const [problem, setProblem] = useState<string>();
  const create = useCreateDisruption();
  const { data, isError, refetch } = useGetDisruption(id ?? 0, { query: { enabled: id !== undefined } });
  const to = (next: DisruptionSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), resetScroll: false });
  const ask = async () => {
    setProblem(undefined);
    const { date = today(), license_plate, driver_id } = search;
    try {
      const { disruption } = await create.mutateAsync({ data: { date, license_plate, driver_id } });
      to({ id: disruption.id });
    } catch (error) {
      setProblem(intl.formatMessage(messages.refused, { reason: reasonOf(error, intl) }));
    }
  };
  const disruption = id === undefined ? undefined : data?.disruption;
  return (
    <TableFrame>
      <PageHeader title={intl.formatMessage(disruptionTitle.title)} />
      <FrameBody>
        <Who
          search={search}
          pending={create.isPending}
          again={id !== undefined}
          onChange={(next) => {
            setProblem(undefined);
            to({ ...next, id: undefined });
          }}
          onAsk={() => void ask()}
        />
        <LastNight search={search} />
        <Problem>{problem}</Problem>
        {create.isPending ? (
          <Box role="status">
            <Text color="muted" mb="3">
              {intl.formatMessage(messages.asking)}
            </Text>
            <SkeletonLines lines={8} />
          </Box>
        ) : id === undefined ? (
          <EmptyState picture="search">{intl.formatMessage(messages.intro)}</EmptyState>
        ) : isError && !disruption ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : !disruption ? (
          <SkeletonLines lines={8} />
        ) : (
          <Disrupted key={disruption.id} disruption={disruption} onChanged={refetch} />
        )}
      </FrameBody>
    </TableFrame>
  );
}

/** Of who drops out today, the tour that goes on since yesterday: it is asked for by its own day. */
function LastNight({ search: { date = today(), license_plate, driver_id } }: Pick<WhoProps, 'search'>) {
  const intl = useIntl();
  const yesterday = plusDays(date, -1);
  const { data } = useListTours(
    { status: ['in_progress'], start: yesterday, end: yesterday, page_size: 100 },
    { query: { enabled: date === today() } },
  );
  const found = data?.tours.find((tour) =>
    license_plate === undefined ? tour.driver_id === driver_id : tour.license_plate === license_plate,
  );
  if (!found) return null;
  return (
    <Text role="status">
      <Text as="span" color="warning.fg">
        {intl.formatMessage(messages.lastNight, { name: found.route_name, day: formatDay(intl, yesterday) })}
      </Text>{' '}
      <TextLink to="/tours/disruption" search={{ date: yesterday, license_plate, driver_id }}>
        {intl.formatMessage(messages.askLastNight)}
      </TextLink>
    </Text>
  );
}

interface WhoProps {
  search: Omit<DisruptionSearch, 'id'>;
  pending: boolean;
  again: boolean;
  onChange: (search: Omit<DisruptionSearch, 'id'>) => void;
  onAsk: () => void;
}

/** The day, and the truck or driver. */
function Who({ search, pending, again, onChange, onAsk }: WhoProps) {
  const intl = useIntl();
  const { date = today(), license_plate, driver_id } = search;
  const [kind, setKind] = useState<'truck' | 'driver'>(driver_id === undefined ? 'truck' : 'driver');
  const trucks = useQuery(allTrucks());
  const drivers = useQuery(allDrivers());
  const label = intl.formatMessage(kind === 'truck' ? messages.truck : messages.driver);
  const list = kind === 'truck' ? trucks : drivers;
  const failed = list.isError && !list.data;
  const options =
    kind === 'truck'
      ? (trucks.data?.trucks ?? []).map((one) => ({
          value: one.license_plate,
          label: `${one.license_plate} · ${one.name}`,
        }))
      : (drivers.data?.drivers ?? []).map((one) => ({ value: one.driver_id, label: `${one.name} · ${one.driver_id}` }));
  return (
    <Flex gap="3" align="end" wrap="wrap">
      <Segments
        label={intl.formatMessage(messages.kind)}
        value={kind}
        options={(['truck', 'driver'] as const).map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        onChange={(next) => {
          setKind(next);
          onChange({ license_plate: undefined, driver_id: undefined });
        }}
      />
      <Field.Root w={{ base: '100%', sm: '18rem' }}>
        <Field.Label>{label}</Field.Label>
        <Select
          value={kind === 'truck' ? license_plate : driver_id}
          options={options}
          none={intl.formatMessage(list.data ? messages.choose : failed ? messages.listFailed : common.loading)}
          onChange={(chosen) => onChange(kind === 'truck' ? { license_plate: chosen } : { driver_id: chosen })}
        />
      </Field.Root>
      {failed ? (
        <Button variant="outline" onClick={() => void list.refetch()}>
          {intl.formatMessage(common.retry)}
        </Button>
      ) : null}
      <Field.Root w="auto">
        <Field.Label>{intl.formatMessage(messages.day)}</Field.Label>
        <DateInput
          value={date}
          min={today()}
          max={plusDays(today(), AHEAD)}
          w="10rem"
          onChange={(next) => isDay(next) && onChange({ date: next })}
        />
      </Field.Root>
      <CommandButton
        variant={again ? 'outline' : 'solid'}
        disabled={(license_plate === undefined && driver_id === undefined) || pending}
        reason={intl.formatMessage(messages.chooseFirst)}
        aria-busy={pending}
        onClick={onAsk}
      >
        {intl.formatMessage(again ? messages.askAgain : messages.ask)}
      </CommandButton>
    </Flex>
  );
}
