import { redirect, type HistoryState } from '@tanstack/react-router';
import type { IntlShape } from 'react-intl';
import type { MaterialCode, ReportMaterial, ReportSite } from '@/api/generated/dashboard.schemas';
import { getReportSite } from '@/api/generated/reports/reports';
import { statusOf } from '@/form/problem';
import { formatAge, today } from '@/i18n/dates';
import type { Language } from '@/i18n/languages';
import { phoneLanguage, type Speech } from '@/i18n/speech';
import { setTimeZone } from '@/i18n/timeZone';
import { LANGUAGES_SPOKEN, speak } from './language';
import { colourMessages, reportMessages as messages } from './messages';

/** A code as it is on the label, whatever was typed: the letters that it does not have look like digits. */
export const readCode = (text: string) =>
  text.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
export const isCode = (code: string) => /^[0-9A-HJKMNP-TV-Z]{7}$/.test(code);

/** Why something could not be loaded or sent; of a limit, after how many minutes it ends. */
export type Failure = 'unknown' | 'offline' | 'failed' | { minutes: number };

export function failureOf(error: unknown): Failure {
  const status = statusOf(error);
  if (status === 404) return 'unknown';
  if (status !== 429) return status === 0 ? 'offline' : 'failed';
  const { headers = {} } = (error as { response?: { headers?: Record<string, unknown> } }).response ?? {};
  return { minutes: Math.max(1, Math.ceil(Number(headers['retry-after'] ?? 60) / 60)) };
}

export interface Loaded {
  speech: Speech;
  site?: ReportSite;
  failure?: Failure;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Chosen on the page before this one. */
    language?: Language;
  }
}

interface Opening {
  params: { code: string };
  location: { state: HistoryState };
}

/** Texts and location; what fails is shown by the page in the language of the phone. */
export async function loadSite({ params, location }: Opening): Promise<Loaded> {
  const code = readCode(params.code);
  if (code !== params.code && isCode(code)) throw redirect({ to: '/report/$code', params: { code }, replace: true });
  const speech = speak(location.state.language ?? phoneLanguage(LANGUAGES_SPOKEN));
  try {
    if (!isCode(code)) return { speech: await speech, failure: 'unknown' };
    const { site } = await getReportSite(code);
    setTimeZone(site.time_zone);
    return { speech: await speech, site };
  } catch (error) {
    return { speech: await speech, failure: failureOf(error) };
  }
}

export const loadCodePage = async (): Promise<Loaded> => ({ speech: await speak(phoneLanguage(LANGUAGES_SPOKEN)) });

/** "Green glass + Brown glass". */
export const materialName = (intl: IntlShape, code: MaterialCode) =>
  code
    .split('+')
    .map((one) => intl.formatMessage(colourMessages[one as keyof typeof colourMessages]))
    .join(' + ');

/** An emptying is told for so many days. */
const TOLD_DAYS = 14;

/** What is known of the containers of a material, in short sentences. */
export function knownOf(intl: IntlShape, { reported_at, planned_on, emptied_at }: ReportMaterial): string[] {
  const now = new Date();
  const isRecent = emptied_at !== null && now.getTime() - Date.parse(emptied_at) < TOLD_DAYS * 86_400_000;
  const days = planned_on === null ? 0 : Math.max(0, (Date.parse(planned_on) - Date.parse(today(now))) / 86_400_000);
  const day =
    days < 7
      ? intl.formatRelativeTime(days, 'day', { numeric: 'auto' })
      : intl.formatDate(`${planned_on}T12:00:00Z`, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return [
    ...(reported_at ? [intl.formatMessage(messages.reported, { ago: formatAge(intl, reported_at, now) })] : []),
    ...(planned_on ? [intl.formatMessage(messages.planned, { day })] : []),
    ...(isRecent && !reported_at
      ? [intl.formatMessage(messages.emptied, { ago: formatAge(intl, emptied_at, now) })]
      : []),
  ];
}
