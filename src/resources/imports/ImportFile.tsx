import { Box, Button, Flex, Input, Skeleton, Text } from '@chakra-ui/react';
import { useEffect, useRef, type Ref } from 'react';
import { useIntl } from 'react-intl';
import type { ImportKind } from '@/api/generated/dashboard.schemas';
import { useMe } from '@/auth/useSession';
import { importStatusMessages } from '@/i18n/domain';
import { Card } from '@/ui/Card';
import { Select } from '@/ui/Select';
import { StatusMark } from '@/ui/StatusMark';
import { onDemand } from '@/ui/onDemand';
import { Problem } from '@/ui/Problem';
import { ImportColumns } from './ImportColumns';
import { importLabels, importMessages as messages, kindMessages } from './messages';
import { saveReport } from './report';
import { RowsTable } from './RowsTable';
import { RunningImport } from './RunningImport';
import { useImportFile } from './useImportFile';

type Taken = ReturnType<typeof useImportFile>;
const ImportMap = onDemand(() => import('./ImportMap').then((m) => m.ImportMap), <Skeleton loading h="20rem" mb="3" />);
const STATUSES = ['created', 'changed', 'unchanged', 'refused'] as const;

/** Takes a file, says what it would change, and imports it. */
export function ImportFile() {
  const intl = useIntl();
  const { permissions } = useMe();
  const kinds = (Object.keys(kindMessages) as ImportKind[]).filter((one) => permissions.includes(`${one}:write`));
  const taken = useImportFile(kinds);
  const { kind, file, reading, problem, sent, written, result, isPending, isWriting } = taken;
  const isSending = sent < 1 && written === undefined;
  const input = useRef<HTMLInputElement>(null);
  const [choose, outcome] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)];
  const before = useRef(file);
  // The button that was pressed is disabled meanwhile, or goes: on to what came of it, or to where the next file is chosen.
  useEffect(() => {
    const isDone = before.current !== undefined && file === undefined;
    before.current = file;
    if (isPending || document.activeElement !== document.body) return;
    if (result) outcome.current?.focus({ preventScroll: true });
    else if (isDone) choose.current?.focus({ preventScroll: true });
  }, [file, result, isPending, choose, outcome]);
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
          if (!isWriting) void taken.open(event.dataTransfer.files[0]);
        }}
      >
        <Select
          label={intl.formatMessage(importLabels.kind)}
          w="44"
          value={kind}
          disabled={isWriting}
          options={kinds.map((value) => ({ value, label: intl.formatMessage(kindMessages[value]) }))}
          onChange={(value) => value && taken.setKind(value)}
        />
        <Button ref={choose} variant="outline" disabled={isPending} onClick={() => input.current?.click()}>
          {intl.formatMessage(messages.choose)}
        </Button>
        <Input
          ref={input}
          type="file"
          hidden
          aria-label={intl.formatMessage(messages.choose)}
          accept=".xlsx,.csv,.tsv,.txt,.json,.geojson"
          onChange={(event) => {
            void taken.open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Text textStyle="secondary" flex="1" minW={{ base: '100%', md: '56' }}>
          {intl.formatMessage(messages.drop)}
        </Text>
      </Flex>
      <Problem mt="3">{problem}</Problem>
      {reading ? (
        <RunningImport
          text={intl.formatMessage(messages.reading, { name: reading })}
          value={null}
          onCancel={taken.cancel}
        />
      ) : null}
      <ImportColumns {...taken} />
      {file && isPending ? (
        <RunningImport
          text={intl.formatMessage(isSending ? messages.sending : isWriting ? messages.running : messages.checking, {
            count: isWriting && result ? result.created + result.changed : file.rows.length,
          })}
          value={isSending ? sent * 100 : written === undefined ? null : Math.round(written * 100)}
          onCancel={taken.cancel}
        />
      ) : null}
      <Preview {...taken} place={outcome} />
      {taken.question}
    </Card>
  );
}

/** What the file would change, and the way to do it. */
function Preview({
  kind,
  file,
  result,
  reading,
  isPending,
  again,
  apply,
  place,
}: Taken & { place: Ref<HTMLDivElement> }) {
  const intl = useIntl();
  if (!file || !result) return null;
  const lineOf = (row: number) => file.rows[row]?.line ?? row + 1;
  const writes = result.created + result.changed;
  return (
    <Box ref={place} tabIndex={-1} as="section" aria-label={intl.formatMessage(messages.result)} mt="4">
      <Flex gap="4" wrap="wrap" align="center" mb="3">
        {STATUSES.map((status) => (
          <StatusMark
            key={status}
            status={status}
            label={
              <span>
                {intl.formatMessage(importStatusMessages[status])}: <b>{intl.formatNumber(result[status])}</b>
              </span>
            }
          />
        ))}
        {writes > 0 ? (
          // What has been read takes the place of this file, and would end its import.
          <Button
            ref={again}
            disabled={isPending || reading !== undefined}
            aria-busy={isPending}
            onClick={() => void apply()}
          >
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
      {writes === 0 && result.refused === 0 ? <Text role="status">{intl.formatMessage(messages.nothing)}</Text> : null}
      {result.places.length > 0 ? <ImportMap places={result.places} /> : null}
      {result.rows.length > 0 ? <RowsTable rows={result.rows} kind={kind} lineOf={lineOf} /> : null}
    </Box>
  );
}
