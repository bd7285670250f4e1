import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ImportInput, ImportKind, ImportResult } from '@/api/generated/dashboard.schemas';
import { importRows } from '@/api/generated/imports/imports';
import { newKey } from '@/api/key';
import { followProgress } from '@/api/progress';
import { staleAfter } from '@/api/stale';
import { columnsOf, importRow, missingOf, regrouped } from '@/csv/columns';
import { MOST_BYTES, readRows, type SourceRow } from '@/csv/rows';
import { TooLarge, UnusableFile } from '@/csv/unusable';
import type { Mapping } from '@/csv/targets';
import { withChosen } from '@/csv/words';
import { useLeaveGuard } from '@/form/useLeaveGuard';
import { reasonOf } from '@/table/BulkReportDialog';
import { toast } from '@/ui/toast';
import { kindOf, mappingOf, remember, systemOf, wordsOf } from './columnMap';
import { type JudgedRow, type Place, placesOf, withFar } from './places';
import { importMessages as messages, leaveMessages } from './messages';

const MOST = 20_000;
/** Each is an option of every field's menu. */
const MOST_COLUMNS = 300;
const NONE: Mapping = { columns: {}, values: {} };

/** Whether a file can be read as it is mapped. */
const isWhole = (kind: ImportKind, { columns, system }: Mapping) =>
  missingOf(kind, columns).length === 0 && system !== undefined;

interface SourceFile {
  name: string;
  rows: SourceRow[];
  columns: string[];
}

/** A file from its choice to its import: read, mapped, previewed, sent, cancelled. @param kinds what it may be about, at first the first */
export function useImportFile(kinds: readonly ImportKind[]) {
  const intl = useIntl();
  const client = useQueryClient();
  const [kind, setKind] = useState<ImportKind>(kinds[0] ?? 'locations');
  const [file, setFile] = useState<SourceFile>();
  const [mapping, setMapping] = useState(NONE);
  const [result, setResult] = useState<Omit<ImportResult, 'rows'> & { rows: JudgedRow[]; places: Place[] }>();
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState(0);
  const [written, setWritten] = useState<number>();
  const [reading, setReading] = useState<string>();
  /** Counts what was opened, so that a file that was cancelled is not taken when it has been read. */
  const opened = useRef(0);
  const running = useRef<AbortController>(undefined);
  /** Takes the focus when the button to cancel unmounts. */
  const again = useRef<HTMLButtonElement>(null);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: async ({ data, signal }: { data: ImportInput; signal: AbortSignal }) => {
      const run = newKey();
      const stop = followProgress(run, ({ done, total }) => setWritten(done / Math.max(1, total)));
      const onUploadProgress = ({ progress = 0 }) => setSent(progress);
      // As long as it takes: it can be cancelled.
      return importRows(data.dry_run ? data : { ...data, run }, { timeout: 0, onUploadProgress }, signal).finally(stop);
    },
  });
  const isWriting = isPending && !variables.data.dry_run;
  const cancel = () => {
    opened.current += 1;
    setReading(undefined);
    running.current?.abort();
  };
  // The server takes a closed tab for a cancel, and nobody would be told how it ended.
  const { question } = useLeaveGuard(isWriting, cancel, { words: leaveMessages, isOfPage: true });
  useEffect(() => {
    if (!isPending && running.current?.signal.aborted) again.current?.focus();
  }, [isPending]);

  /** What is being checked is not what is chosen any more. */
  const drop = () => {
    running.current?.abort();
    running.current = undefined;
  };
  const refresh = (of: ImportKind) => {
    for (const root of ['imports', ...staleAfter(of)]) void client.invalidateQueries({ queryKey: [root] });
  };
  const send = async ({ name, rows }: SourceFile, dry_run: boolean, by: Mapping, of: ImportKind) => {
    setProblem(undefined);
    setSent(0);
    setWritten(undefined);
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const words = withChosen(of, wordsOf(intl), by.values);
    try {
      const placed = by.system ? (await import('@/csv/degrees')).inDegrees(rows, by.columns, by.system) : rows;
      const data = {
        ...{ kind: of, name: name.slice(0, 200), dry_run },
        rows: placed.map((row) => importRow(of, row, by.columns, {}, words)),
      };
      const judged = await mutateAsync({ data, signal });
      if (dry_run && signal.aborted) return undefined;
      const places = of === 'locations' ? placesOf(data.rows) : [];
      return { ...judged, places, rows: withFar(judged.rows, places) };
    } catch (error) {
      if (!signal.aborted) setProblem(intl.formatMessage(messages.failed, { reason: reasonOf(error, intl) }));
      else if (!dry_run) {
        toast(intl.formatMessage(messages.cancelled, { name }), { variant: 'info' });
        refresh(of);
      }
      return undefined;
    }
  };
  const preview = async (taken: SourceFile, by: Mapping, of: ImportKind) => {
    setResult(undefined);
    const judged = isWhole(of, by) && (await send(taken, true, by, of));
    if (judged) setResult(judged);
  };
  const take = (taken: SourceFile | undefined, of: ImportKind) => {
    const by = taken ? mappingOf(of, taken.rows, intl) : NONE;
    drop();
    setKind(of);
    setFile(taken);
    setMapping(by);
    setProblem(undefined);
    if (taken) void preview(taken, by, of);
    else setResult(undefined);
  };

  return {
    kind,
    file,
    mapping,
    isWhole: isWhole(kind, mapping),
    /** What would happen, once it was previewed. */
    result,
    /** The name of the file that is being read. */
    reading,
    /** Why the file or its import came to nothing, in words. */
    problem,
    /** How much of the rows has arrived at the server, from 0 to 1. */
    sent,
    /** How much of them is written, from 0 to 1, once the server has said so. */
    written,
    isPending,
    isWriting,
    question,
    again,
    setKind: (of: ImportKind) => take(file, of),
    open: async (chosen: File | undefined) => {
      if (!chosen) return;
      const { name } = chosen;
      const turn = (opened.current += 1);
      setReading(name);
      const end = (rows: SourceRow[] | undefined, said?: string) => {
        if (turn !== opened.current) return;
        const columns = columnsOf(rows ?? []);
        setReading(undefined);
        take(rows && { name, rows, columns }, rows ? kindOf(columns, kind, kinds, intl) : kind);
        setProblem(said);
      };
      try {
        if (chosen.size > MOST_BYTES) throw new TooLarge(name);
        const rows = regrouped(await readRows(new Uint8Array(await chosen.arrayBuffer())));
        const columns = columnsOf(rows).length;
        if (rows.length > MOST)
          end(undefined, intl.formatMessage(messages.tooMany, { name, rows: rows.length, most: MOST }));
        else if (columns > MOST_COLUMNS)
          end(undefined, intl.formatMessage(messages.tooWide, { name, columns, most: MOST_COLUMNS }));
        else end(rows);
      } catch (error) {
        const line = error instanceof UnusableFile ? error.line : undefined;
        const unusable = line === undefined ? messages.unusable : messages.unlike;
        const said = error instanceof TooLarge ? messages.tooLarge : unusable;
        end(undefined, intl.formatMessage(said, { name, line, most: MOST_BYTES / 2 ** 20 }));
      }
    },
    map: (change: Partial<Mapping>) => {
      if (!file) return;
      const by = { ...mapping, ...change };
      if (change.columns) by.system = systemOf(kind, file.rows, by.columns, by.system);
      remember(kind, file.columns, by);
      drop();
      setMapping(by);
      setResult(undefined);
    },
    preview: () => void (file && preview(file, mapping, kind)),
    apply: async () => {
      const done = file && (await send(file, false, mapping, kind));
      if (!done) return;
      const { name } = file;
      const count = done.refused - (result?.refused ?? 0);
      refresh(kind);
      if (count > 0) toast(intl.formatMessage(messages.refusedSince, { name, count }), { variant: 'warning' });
      else toast(intl.formatMessage(messages.applied, { name, refused: done.refused }));
      take(undefined, kind);
    },
    cancel,
  };
}
