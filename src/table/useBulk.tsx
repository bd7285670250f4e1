import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { statusOf } from '@/form/problem';
import { ProgressDialog } from '@/ui/dialogs';
import { toast } from '@/ui/toast';
import { onDemand } from '@/ui/onDemand';
import { runBulk, type BulkReport } from './bulk';
import { BulkReportDialog } from './BulkReportDialog';
import { tableMessages } from './messages';
import { useBackToTable } from './useBackToTable';

const BulkGuard = onDemand(() => import('./BulkGuard').then((m) => m.BulkGuard));

interface Job<T> {
  title: string;
  rows: T[];
  /** Before the first write, also when those that failed are tried again: `rows` are the ones to come. */
  onStart: (rows: T[]) => void;
  perform: (row: T) => Promise<unknown>;
  /** After the last write, whatever came of it. */
  onSettled: () => void;
}
interface Running<T> {
  job: Job<T>;
  through: number;
}
interface Reported<T> {
  job: Job<T>;
  report: BulkReport<T>;
}

/** What takes less shows no progress: a dialog that flashes by tells nobody anything. */
const SLOW_MS = 300;

/** Bulk actions of a table: `run` shows progress with Cancel, then a toast or a report of what failed. Render `dialog`. */
export function useBulk<T>(nameOf: (row: T) => string): { run: (job: Job<T>) => Promise<void>; dialog: ReactNode } {
  const intl = useIntl();
  const [running, setRunning] = useState<Running<T> | null>(null);
  const [reported, setReported] = useState<Reported<T> | null>(null);
  const controller = useRef<AbortController>(undefined);
  const cancel = () => controller.current?.abort();
  useBackToTable(running !== null || reported !== null);

  const run = async (job: Job<T>) => {
    controller.current = new AbortController();
    setReported(null);
    job.onStart(job.rows);
    const begun = Date.now();
    let through = 0;
    const show = () => setRunning({ job, through });
    const slow = setTimeout(show, SLOW_MS);
    const report = await runBulk(job.rows, {
      perform: job.perform,
      signal: controller.current.signal,
      onProgress: (count) => {
        through = count;
        if (Date.now() - begun > SLOW_MS) show();
      },
    });
    clearTimeout(slow);
    job.onSettled();
    setRunning(null);
    if (report.failed.length === 0 && report.skipped.length === 0)
      toast(intl.formatMessage(tableMessages.bulkDone, { count: report.done.length }));
    else setReported({ job, report });
  };

  // What is gone stays gone.
  const left = reported?.report.failed.flatMap(({ row, error }) => (statusOf(error) === 404 ? [] : [row])) ?? [];
  const dialog = (
    <>
      <ProgressDialog
        open={running !== null}
        title={running?.job.title ?? ''}
        value={running?.through ?? 0}
        max={running?.job.rows.length ?? 0}
        onCancel={cancel}
      >
        {running
          ? intl.formatMessage(tableMessages.bulkRunning, { through: running.through, total: running.job.rows.length })
          : null}
      </ProgressDialog>
      {running ? <BulkGuard onLeave={cancel} /> : null}
      {reported ? (
        <BulkReportDialog
          title={reported.job.title}
          report={reported.report}
          nameOf={nameOf}
          onClose={() => setReported(null)}
          onRetry={left.length > 0 ? () => void run({ ...reported.job, rows: left }) : undefined}
        />
      ) : null}
    </>
  );
  return { run, dialog };
}
