import { Box, Button, Flex, Input, SimpleGrid, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ImportInput, ImportKind, ImportResult } from '@/api/generated/dashboard.schemas';
import { importRows } from '@/api/generated/imports/imports';
import { staleAfter } from '@/api/stale';
import { useMe } from '@/auth/useSession';
import { columnsOf, importRow, missingOf, targets, type ColumnMap } from '@/csv/columns';
import { readRows, type SourceRow } from '@/csv/rows';
import { reasonOf } from '@/table/BulkReportDialog';
import { Card } from '@/ui/Card';
import { Select } from '@/ui/Select';
import { toast } from '@/ui/toast';
import { importLabels, importMessages as messages, kindMessages, targetLabels } from './messages';
import { saveReport } from './report';
import { mapOf, rememberMap, wordsOf } from './columnMap';
import { RowsTable } from './RowsTable';
import { RunningImport } from './RunningImport';

const MOST = 20_000;
interface File {
  name: string;
  rows: SourceRow[];
  columns: string[];
}

/** Takes a file, says what it would change, and imports it. */
export function ImportFile() {
  const intl = useIntl();
  const client = useQueryClient();
  const { permissions } = useMe();
  const kinds = (Object.keys(kindMessages) as ImportKind[]).filter((one) => permissions.includes(`${one}:write`));
  const [kind, setKind] = useState<ImportKind>(kinds[0] ?? 'locations');
  const [file, setFile] = useState<File>();
  const [map, setMap] = useState<ColumnMap>({});
  const [result, setResult] = useState<ImportResult>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  /** Takes the focus when the way to cancel goes. */
  const again = useRef<HTMLButtonElement>(null);
  /** How much of the rows has arrived, from 0 to 1. */
  const [sent, setSent] = useState(0);
  const running = useRef<AbortController>(undefined);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ data, signal }: { data: ImportInput; signal: AbortSignal }) =>
      // As long as it takes: it can be cancelled.
      importRows(data, { timeout: 0, onUploadProgress: ({ progress = 0 }) => setSent(progress) }, signal),
  });
  const isWriting = isPending && variables.data.dry_run === false;
  const missing = file ? missingOf(kind, map) : [];
  const labelOf = (field: string) =>
    intl.formatMessage(targetLabels[kind][field] ?? { id: field, defaultMessage: field });

  const refresh = (of: ImportKind) => {
    for (const root of ['imports', ...staleAfter(of)]) void client.invalidateQueries({ queryKey: [root] });
  };

  const send = async ({ name, rows }: File, dry_run: boolean, by: ColumnMap, of: ImportKind) => {
    setProblem(undefined);
    setSent(0);
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const words = wordsOf(intl);
    const data = {
      ...{ kind: of, name: name.slice(0, 200), dry_run },
      rows: rows.map((row) => importRow(of, row, by, {}, words)),
    };
    try {
      return await mutateAsync({ data, signal });
    } catch (error) {
      if (!signal.aborted) setProblem(intl.formatMessage(messages.failed, { reason: reasonOf(error, intl) }));
      else if (!dry_run) {
        toast(intl.formatMessage(messages.cancelled, { name }), { variant: 'info' });
        refresh(of);
      }
      return undefined;
    }
  };
  const preview = async (taken: File, by: ColumnMap, of: ImportKind) => {
    setResult(undefined);
    if (missingOf(of, by).length === 0) setResult(await send(taken, true, by, of));
  };
  const take = (taken: File | undefined, of: ImportKind) => {
    const by = taken ? mapOf(of, taken.columns, intl) : {};
    setKind(of);
    setFile(taken);
    setMap(by);
    setProblem(undefined);
    if (taken) void preview(taken, by, of);
    else setResult(undefined);
  };
  const open = async (chosen: globalThis.File | undefined) => {
    if (!chosen) return;
    const { name } = chosen;
    try {
      const rows = await readRows(new Uint8Array(await chosen.arrayBuffer()));
      if (rows.length <= MOST) return take({ name, rows, columns: columnsOf(rows) }, kind);
      take(undefined, kind);
      setProblem(intl.formatMessage(messages.tooMany, { name, rows: rows.length, most: MOST }));
    } catch {
      take(undefined, kind);
      setProblem(intl.formatMessage(messages.unusable, { name }));
    }
  };
  const choose = (field: string, column: string | undefined) => {
    if (!file) return;
    const by = { ...map, [field]: column };
    rememberMap(kind, file.columns, by);
    setMap(by);
    setResult(undefined);
  };
  const apply = async () => {
    if (!file || !(await send(file, false, map, kind))) return;
    refresh(kind);
    toast(intl.formatMessage(messages.applied, { name: file.name }));
    take(undefined, kind);
  };
  useEffect(() => {
    if (!isPending && running.current?.signal.aborted) again.current?.focus();
  }, [isPending]);
  const lineOf = (row: number) => file?.rows[row]?.line ?? row + 1;
  const writes = result ? result.created + result.changed : 0;

  return (
    <Card title={intl.formatMessage(messages.file)} flexShrink={0} mb="4">
      <Flex
        gap="3"
        p="4"
        align="center"
        wrap="wrap"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="md"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (!isWriting) void open(event.dataTransfer.files[0]);
        }}
      >
        <Select
          label={intl.formatMessage(importLabels.kind)}
          w="44"
          value={kind}
          disabled={isWriting}
          options={kinds.map((value) => ({ value, label: intl.formatMessage(kindMessages[value]) }))}
          onChange={(value) => value && take(file, value)}
        />
        <Button variant="outline" disabled={isPending} onClick={() => input.current?.click()}>
          {intl.formatMessage(messages.choose)}
        </Button>
        <Input
          ref={input}
          type="file"
          hidden
          aria-label={intl.formatMessage(messages.choose)}
          accept=".xlsx,.csv,.tsv,.txt,.json,.geojson"
          onChange={(event) => {
            void open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Text textStyle="secondary" flex="1" minW={{ base: '100%', md: '56' }}>
          {intl.formatMessage(messages.drop)}
        </Text>
      </Flex>
      {problem ? (
        <Text role="alert" color="danger.fg" mt="3">
          {problem}
        </Text>
      ) : null}
      {file ? (
        <Box as="section" aria-label={intl.formatMessage(messages.columns, { name: file.name })} mt="4">
          <Text fontWeight="medium" mb="2">
            {intl.formatMessage(messages.columns, { name: file.name })}
          </Text>
          <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap="2">
            {Object.keys(targets[kind]).map((field) => (
              <Box key={field} minW="0">
                <Text textStyle="xs" color="muted" aria-hidden>
                  {labelOf(field)}
                </Text>
                <Select
                  size="sm"
                  label={labelOf(field)}
                  value={map[field]}
                  disabled={isWriting}
                  none={intl.formatMessage(messages.noColumn)}
                  options={file.columns.map((column) => ({ value: column, label: column }))}
                  onChange={(column) => choose(field, column)}
                />
              </Box>
            ))}
          </SimpleGrid>
          {missing.length > 0 ? (
            <Text mt="3">{intl.formatMessage(messages.missing, { fields: missing.map(labelOf).join(', ') })}</Text>
          ) : null}
          {result ? null : (
            <Button
              ref={again}
              mt="3"
              aria-busy={isPending}
              disabled={missing.length > 0 || isPending}
              onClick={() => void preview(file, map, kind)}
            >
              {intl.formatMessage(messages.check)}
            </Button>
          )}
        </Box>
      ) : null}
      {file && isPending ? (
        <RunningImport
          text={intl.formatMessage(sent < 1 ? messages.sending : isWriting ? messages.running : messages.checking, {
            count: file.rows.length,
          })}
          value={sent < 1 ? sent * 100 : null}
          onCancel={() => running.current?.abort()}
        />
      ) : null}
      {file && result ? (
        <Box as="section" aria-label={intl.formatMessage(messages.result)} mt="4">
          <Flex gap="4" wrap="wrap" align="center" mb="3">
            {(['created', 'changed', 'unchanged', 'refused'] as const).map((status) => (
              <Text key={status}>
                {intl.formatMessage(importLabels[status])}: <b>{intl.formatNumber(result[status])}</b>
              </Text>
            ))}
            {writes > 0 ? (
              <Button ref={again} disabled={isPending} aria-busy={isPending} onClick={() => void apply()}>
                {intl.formatMessage(messages.apply, { count: writes })}
              </Button>
            ) : null}
            {result.rows.length > 0 ? (
              <Button
                variant="outline"
                onClick={() => saveReport({ rows: result.rows, kind, name: file.name }, intl, lineOf)}
              >
                {intl.formatMessage(messages.report)}
              </Button>
            ) : null}
          </Flex>
          {writes === 0 && result.refused === 0 ? (
            <Text role="status">{intl.formatMessage(messages.nothing)}</Text>
          ) : null}
          {result.rows.length > 0 ? <RowsTable rows={result.rows} kind={kind} lineOf={lineOf} /> : null}
        </Box>
      ) : null}
    </Card>
  );
}
