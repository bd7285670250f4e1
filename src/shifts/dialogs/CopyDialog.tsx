import { Box, Button, Checkbox, Field, Flex, Grid, Text } from '@chakra-ui/react';
import { useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { formatDay, plusDays } from '@/i18n/dates';
import { isDay } from '@/i18n/isDay';
import { DateInput } from '@/ui/dateInputs';
import { ModalDialog } from '@/ui/dialogs';
import { Select } from '@/ui/Select';
import { Problem } from '@/ui/Problem';
import { useCalendar } from '../grid/context';
import { dayName, describe } from '../labels';
import { mondayOf } from '../model/clock';
import { copyDays, type CopyLine } from '../model/edits';
import { withPairs } from '../model/pairs';
import { applyChange } from '../model/writes';
import { datedEntries, type Entry, type Plan } from '../schedule/schedule';
import type { Kind } from '../search';
import type { Resource } from '../model/blocks';
import type { Actions } from '../planner/useActions';
import { dialogMessages as messages } from './messages';

interface Props {
  span: 'day' | 'week';
  /** The initial source day. */
  day: string;
  /** The loaded days: only these can be previewed. */
  first: string;
  last: string;
  kind: Kind;
  plans: Record<Kind, Plan>;
  drivers: ReadonlyMap<string, Resource>;
  rows: readonly Resource[];
  actions: Actions;
  onClose: () => void;
}

/** Copies a day or a week, with a preview of the new and the replaced shifts. */
export function CopyDialog({ span, day, first, last, kind, plans, drivers, rows, actions, onClose }: Props) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const week = span === 'week';
  const begin = (date: string) => (week && isDay(date) ? mondayOf(date) : date);
  const [from, setFrom] = useState(begin(day));
  const [to, setTo] = useState(plusDays(begin(day), week ? 7 : 1));
  const [who, setWho] = useState<string>();
  const [busy, setBusy] = useState(false);
  const usable = [from, to].every((date) => isDay(date) && date >= first && plusDays(date, week ? 6 : 0) <= last);

  const lines = useMemo(() => {
    const keys = who ? [who] : rows.map((row) => row.key);
    return usable ? copyDays(plans[kind], { keys, from, count: week ? 7 : 1, to }) : [];
  }, [usable, plans, kind, who, rows, from, to, week]);

  const [lifting, setLifting] = useState(false);
  const absences = lines.filter((line) => line.absence);
  const overwritten = lines.filter((line) => !line.absence && line.replaced.length > 0);
  const added = lines.filter((line) => line.replaced.length === 0);
  const wanted = lifting ? lines : lines.filter((line) => !line.absence);
  // Drivers who have no shift or another truck then stay behind.
  const after = useMemo(() => {
    const writes = lines.flatMap((line) => line.writes);
    return withPairs(plans, applyChange(plans, { [kind]: writes }), drivers).trucks;
  }, [plans, kind, drivers, lines]);
  const submit = async () => {
    setBusy(true);
    // After a failure, shown in a toast, the dialog stays open.
    const saved = await actions.copyDays(wanted.flatMap((line) => line.writes)).catch(() => false);
    setBusy(false);
    if (saved) onClose();
  };
  const dates = [
    { label: week ? messages.copyFromWeek : messages.copyFrom, value: from, set: setFrom },
    { label: week ? messages.copyToWeek : messages.copyTo, value: to, set: setTo },
  ];
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={formatMessage(week ? messages.copyWeekTitle : messages.copyDayTitle)}
      size="lg"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {formatMessage(common.cancel)}
          </Button>
          <Button disabled={wanted.length === 0 || busy} aria-busy={busy} onClick={() => void submit()}>
            {formatMessage(messages.copySubmit, { n: wanted.length })}
          </Button>
        </>
      }
    >
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr 1.4fr' }} gap="3" mb="3">
        {dates.map(({ label, value, set }) => (
          <Field.Root key={label.id} invalid={!usable}>
            <Field.Label textStyle="label">{formatMessage(label)}</Field.Label>
            <DateInput value={value} min={first} max={last} onChange={(day) => set(begin(day))} />
          </Field.Root>
        ))}
        <Field.Root>
          <Field.Label textStyle="label">{formatMessage(messages.copyWho)}</Field.Label>
          <Select
            none={formatMessage(messages.copyAll)}
            value={who}
            options={rows.map(({ key, label }) => ({ value: key, label }))}
            onChange={setWho}
          />
        </Field.Root>
      </Grid>
      <Problem textStyle="sm">
        {usable
          ? null
          : formatMessage(messages.outOfRange, { first: formatDay(intl, first), last: formatDay(intl, last) })}
      </Problem>
      {lines.length === 0 ? <Text color="muted">{formatMessage(messages.previewNone)}</Text> : null}
      <Preview lines={overwritten} {...{ rows, after }}>
        {formatMessage(messages.overwritten, {
          shifts: overwritten.flatMap(({ replaced }) => replaced).length,
          rows: new Set(overwritten.map(({ key }) => key)).size,
          n: new Set(overwritten.map((line) => line.day)).size,
        })}
      </Preview>
      <Preview lines={absences} {...{ rows, after }}>
        <Checkbox.Root checked={lifting} onCheckedChange={({ checked }) => setLifting(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control>
            <Checkbox.Indicator />
          </Checkbox.Control>
          <Checkbox.Label>{formatMessage(messages.absences, { n: absences.length })}</Checkbox.Label>
        </Checkbox.Root>
      </Preview>
      <Preview lines={added} {...{ rows, after }}>
        {formatMessage(messages.added, { n: added.length })}
      </Preview>
    </ModalDialog>
  );
}

interface PreviewProps {
  lines: CopyLine[];
  rows: readonly Resource[];
  /** The trucks as they will be. */
  after: Plan;
  children: ReactNode;
}

/** Days that change, with the new and the replaced shifts, below a heading. */
function Preview({ lines, rows, after, children }: PreviewProps) {
  const intl = useIntl();
  const { areaName, driverName } = useCalendar();
  const names = new Map(rows.map(({ key, label }) => [key, label]));
  const words = (entries: CopyLine['entries'], crew: (entry: Entry) => string | null | undefined) =>
    entries.map((entry) => [describe(intl, entry, areaName), crew(entry)].filter(Boolean).join(', ')).join('; ');
  const crewOf = (entry: Entry) => entry.driver_id && driverName(entry.driver_id);
  const crewAfter = (key: string) => (entry: Entry) =>
    entry.driver_id &&
    (datedEntries(after.get(key), entry.work_date).some((one) => one.driver_id === entry.driver_id)
      ? driverName(entry.driver_id)
      : intl.formatMessage(messages.copyAlone, { driver: driverName(entry.driver_id) }));
  if (lines.length === 0) return null;
  return (
    <Box mb="3">
      <Box textStyle="label">{children}</Box>
      <Box as="ul" listStyleType="none" position="relative" maxH="16rem" overflowY="auto" tabIndex={0} textStyle="sm">
        {lines.map(({ key, day, entries, replaced }) => (
          <Flex as="li" key={`${key} ${day}`} gap="3" py="1.5" borderBottomWidth="1px" wrap="wrap">
            <Text fontWeight="medium" w="12rem">
              {`${names.get(key) ?? key}, ${dayName(intl, day)}`}
            </Text>
            <Text>
              {words(entries, crewAfter(key))}
              {replaced.length > 0 ? (
                <Text as="span" color="muted">
                  {` ${intl.formatMessage(messages.replaces, { shifts: words(replaced, crewOf) })}`}
                </Text>
              ) : null}
            </Text>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}
