import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ProgressDialog } from '@/ui/ProgressDialog';
import { toast } from '@/ui/toast';
import { runBulk, type BulkReport } from './bulk';
import { BulkReportDialog } from './BulkReportDialog';
import { tableMessages } from './messages';

interface Job<T> {
  title: string;
  rows: T[];
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

/** Bulk actions of a table: `run` shows progress with Cancel, then a toast or a report of what failed. Paint `dialog`. */
export function useBulk<T>(nameOf: (row: T) => string): { run: (job: Job<T>) => Promise<void>; dialog: ReactNode } {
  const intl = useIntl();
  const [running, setRunning] = useState<Running<T> | null>(null);
  const [reported, setReported] = useState<Reported<T> | null>(null);
  const controller = useRef<AbortController>(undefined);

  const run = async (job: Job<T>) => {
    controller.current = new AbortController();
    setReported(null);
    setRunning({ job, through: 0 });
    const report = await runBulk(job.rows, {
      perform: job.perform,
      signal: controller.current.signal,
      onProgress: (through) => setRunning({ job, through }),
    });
    job.onSettled();
    setRunning(null);
    if (report.failed.length === 0 && report.skipped.length === 0)
      toast(intl.formatMessage(tableMessages.bulkDone, { count: report.done.length }));
    else setReported({ job, report });
  };

  const dialog = (
    <>
      <ProgressDialog
        open={running !== null}
        title={running?.job.title ?? ''}
        value={running?.through ?? 0}
        max={running?.job.rows.length ?? 0}
        onCancel={() => controller.current?.abort()}
      >
        {running
          ? intl.formatMessage(tableMessages.bulkRunning, { through: running.through, total: running.job.rows.length })
          : null}
      </ProgressDialog>
      {reported ? (
        <BulkReportDialog
          title={reported.job.title}
          report={reported.report}
          nameOf={nameOf}
          onClose={() => setReported(null)}
          onRetry={() => void run({ ...reported.job, rows: reported.report.failed.map(({ row }) => row) })}
        />
      ) : null}
    </>
  );
  return { run, dialog };
}
