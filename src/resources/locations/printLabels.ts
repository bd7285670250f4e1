import type { IntlShape } from 'react-intl';
import type { ListLabelsParams } from '@/api/generated/dashboard.schemas';
import { listLabels } from '@/api/generated/locations/locations';
import { saveFile } from '@/csv/saveFile';
import { today } from '@/i18n/dates';
import { toast } from '@/ui/toast';
import { labelSheet } from './labelSheet';
import { labelMessages as messages } from './messages';

/** Saves the labels of locations as a PDF, and says how many of how many are in it. */
export async function printLabels(intl: IntlShape, params: ListLabelsParams): Promise<void> {
  try {
    const { labels, total } = await listLabels(params);
    const words = { head: intl.formatMessage(messages.head), hint: intl.formatMessage(messages.hint) };
    const sheet = await labelSheet(labels, words);
    saveFile(new Blob([sheet as BlobPart], { type: 'application/pdf' }), `labels-${today()}.pdf`);
    toast(intl.formatMessage(messages.printed, { count: labels.length, total }));
  } catch {
    toast(intl.formatMessage(messages.failed), { variant: 'error' });
  }
}
