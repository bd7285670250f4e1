import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { FieldChange, HistoryEntry, RecordKind } from '@/api/generated/dashboard.schemas';
import { getGetRecordHistoryQueryKey, useGetRecordHistory } from '@/api/generated/history/history';
import { useMe } from '@/auth/useSession';
import { ConflictDialog } from '@/form/ConflictDialog';
import { differences } from '@/form/conflict';
import { currentOf } from '@/form/problem';
import { common } from '@/i18n/common';
import { formatDateTime, formatDay, formatMoment } from '@/i18n/dates';
import { reasonOf } from '@/table/BulkReportDialog';
import { Section } from '@/table/DescriptionList';
import type { TextContext } from '@/table/features';
import type { Rec } from '@/table/resource';
import { plainText } from '@/table/texts';
import type { Records } from '@/table/useRecords';
import { useSave } from '@/table/useSave';
import { ConfirmDialog } from '@/ui/dialogs';
import { ErrorState } from '@/ui/ErrorState';
import { SkeletonLines } from '@/ui/Skeletons';
import { toast } from '@/ui/toast';
import type { Field, Fields } from './field';
import { comparedOf } from './FieldDetails';
import { historyMessages as messages } from './historyMessages';
import { editable } from './values';

interface HistoryProps<R extends Rec, I> {
  records: Pick<Records<R, I>, 'resource' | 'whyNot'>;
  record: R;
  fields: Fields;
}

const pageSize = 10;

/** Who changed the record and when, newest first. It is loaded when somebody asks. */
export function RecordHistory<R extends Rec, I>(props: HistoryProps<R, I>) {
  const { records, record, fields } = props;
  const { resource, whyNot } = records;
  const intl = useIntl();
  const [size, setSize] = useState(0);
  const [undone, undo] = useState<HistoryEntry | null>(null);
  const kind = resource.list as RecordKind;
  const key = resource.keyOf?.(record) ?? String(record.id);
  const params = { page_size: size || pageSize };
  const { data, isLoading, isError, refetch } = useGetRecordHistory(kind, key, params, {
    // A change of the record is a new entry.
    query: { enabled: size > 0, queryKey: [...getGetRecordHistoryQueryKey(kind, key, params), record.updated_at] },
  });
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef<number>(undefined);
  const show = () => {
    shown.current = data?.history.length ?? 0;
    setSize(size + pageSize);
  };
  // The button that was pressed is gone or further down: on with the first of the entries that it brought.
  useEffect(() => {
    if (!data || shown.current === undefined) return;
    (list.current?.children[shown.current] as HTMLElement | undefined)?.focus();
    shown.current = undefined;
  }, [data]);
  return (
    <Section title={intl.formatMessage(messages.title)}>
      {isLoading ? <SkeletonLines lines={3} /> : null}
      {isError ? <ErrorState onRetry={() => void refetch()} /> : null}
      {data?.total_routes === 0 ? <Text color="muted">{intl.formatMessage(messages.none)}</Text> : null}
      <Box as="ol" ref={list} listStyleType="none" ps="0">
        {data?.history.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            fields={fields}
            onUndo={whyNot === undefined && restores(entry, record, fields) ? () => undo(entry) : undefined}
          />
        ))}
      </Box>
      {size === 0 || (data && data.total_routes > data.history.length) ? (
        <Button data-print="none" size="sm" variant="outline" mt="2" onClick={show}>
          {intl.formatMessage(size === 0 ? messages.show : messages.more)}
        </Button>
      ) : null}
      {undone ? (
        <Restore
          {...props}
          entry={undone}
          onClose={() => undo(null)}
          // The button is gone with the entries from before: on with the newest.
          onRestored={() => (shown.current = 0)}
          fallbackFocus={() => list.current?.querySelector('li') ?? null}
        />
      ) : null}
    </Section>
  );
}

/** Changed values of fields that are known here and that a form can set. */
function undoable({ action, changes }: HistoryEntry, fields: Fields): FieldChange[] {
  const names = new Set(editable(fields, false).map(([name]) => name));
  return action === 'changed' ? changes.filter(({ field }) => names.has(field)) : [];
}

/** Whether the values from before a change are other than those of now. */
const restores = (entry: HistoryEntry, record: Rec, fields: Fields) =>
  undoable(entry, fields).some(
    ({ field, before }) =>
      JSON.stringify(before) !== JSON.stringify((record as unknown as Record<string, unknown>)[field]),
  );

/** A value as a sentence has it. */
function inWords(field: Field, value: unknown, context: TextContext): string {
  const { intl } = context;
  if (value === null || value === '') return intl.formatMessage(field.none ?? messages.nothing);
  if (field.kind === 'date') return formatDay(intl, value as string);
  if (field.kind === 'time') return formatDateTime(intl, value as string);
  const text = (field.text as ((value: unknown, context: TextContext) => unknown) | undefined)?.(value, context);
  if (typeof value === 'number' && text === undefined)
    return intl.formatNumber(value, { maximumFractionDigits: 6, useGrouping: field.grouping });
  return String(text ?? plainText(value));
}

function whoOf(intl: IntlShape, { actor, source }: HistoryEntry): string {
  if (actor === null)
    return intl.formatMessage(source === 'cli' || source === 'citizen' ? messages[source] : messages.server);
  return source === 'import' ? intl.formatMessage(messages.imported, { who: actor }) : actor;
}

function Entry({ entry, fields, onUndo }: { entry: HistoryEntry; fields: Fields; onUndo?: () => void }) {
  const intl = useIntl();
  const areas = useMe().disposition_areas;
  const context = { intl, areaName: (id: number) => areas.find((area) => area.id === id)?.name ?? String(id) };
  const { action, at, changes } = entry;
  const known = changes.flatMap(({ field: name, before, after }) => {
    const field = fields[name];
    if (!field || action !== 'changed') return [];
    const [from, to] = [before, after].map((value) => inWords(field, value, context));
    return [{ name, field: intl.formatMessage(field.label), before: from, after: to }];
  });
  const [first] = known;
  const who = whoOf(intl, entry);
  return (
    <Box as="li" tabIndex={-1} py="2" borderTopWidth="1px">
      <Flex justify="space-between" columnGap="3" wrap="wrap">
        <Text overflowWrap="anywhere">
          {action !== 'changed'
            ? intl.formatMessage(messages[action], { who })
            : known.length === 1 && first
              ? intl.formatMessage(messages.one, { who, ...first })
              : intl.formatMessage(messages.several, { who, count: changes.length })}
        </Text>
        <Text as="span" textStyle="secondary" title={formatDateTime(intl, at)}>
          <time dateTime={at}>{formatMoment(intl, at)}</time>
        </Text>
      </Flex>
      {known.length > 1 ? (
        <Box as="ul" ps="4" textStyle="secondary">
          {known.map(({ name, field, before, after }) => (
            <li key={name}>{`${field}: ${before} → ${after}`}</li>
          ))}
        </Box>
      ) : null}
      {onUndo ? (
        <Button data-print="none" size="sm" variant="ghost" ms="-3" onClick={onUndo}>
          {intl.formatMessage(messages.restore)}
        </Button>
      ) : null}
    </Box>
  );
}

interface RestoreProps<R extends Rec, I> extends HistoryProps<R, I> {
  entry: HistoryEntry;
  onClose: () => void;
  onRestored: () => void;
  fallbackFocus: () => HTMLElement | null;
}

/** Sets the values from before a change, once it was shown what that changes; whoever was faster is compared. */
function Restore<R extends Rec, I>(props: RestoreProps<R, I>) {
  const { records, record, fields, entry, onClose, onRestored, fallbackFocus } = props;
  const intl = useIntl();
  const { update, settle } = useSave(records.resource);
  const [pending, setPending] = useState(false);
  const [faster, setFaster] = useState<R | null>(null);
  const mine = Object.fromEntries(undoable(entry, fields).map(({ field, before }) => [field, before]));
  const compared = comparedOf(fields).filter(({ name }) => name in mine);
  const apply = async (base: R, values: object) => {
    setPending(true);
    try {
      await update(base, values as Partial<I>);
      onRestored();
      settle();
      toast(intl.formatMessage(messages.valuesRestored));
      onClose();
    } catch (error) {
      const current = currentOf<R>(error);
      if (current) return setFaster(current);
      toast(intl.formatMessage(messages.restoreFailed, { reason: reasonOf(error, intl) }), { variant: 'error' });
    } finally {
      setPending(false);
    }
  };
  if (faster)
    return (
      <ConflictDialog
        differences={differences<object>(compared, record, mine, faster)}
        onClose={onClose}
        closeLabel={common.cancel}
        onResolve={(values) => void apply(faster, values)}
      />
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      fallbackFocus={fallbackFocus}
      onConfirm={() => void apply(record, mine)}
      title={intl.formatMessage(messages.restoreTitle)}
      confirmLabel={intl.formatMessage(messages.restore)}
      pending={pending}
    >
      <Box as="ul" listStyleType="none" ps="0">
        {differences<object>(compared, record, mine, record).map(({ name, label, show, mine: then, theirs: now }) => (
          <Flex as="li" key={name} gap="2" wrap="wrap">
            <Text fontWeight="medium">{intl.formatMessage(label)}:</Text>
            {show(now)} → {show(then)}
          </Flex>
        ))}
      </Box>
    </ConfirmDialog>
  );
}
