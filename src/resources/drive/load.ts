import { redirect } from '@tanstack/react-router';
import { setClockAhead } from '@/api/serverClock';
import type { Language } from '@/i18n/languages';
import { setTimeZone } from '@/i18n/timeZone';
import { phoneLanguage, speaker, type Speech } from '@/i18n/speech';
import { lastLink, openLink, waitingRows, type Link, type Waiting } from './store';

export const DRIVE_LANGUAGES: readonly Language[] = ['en', 'de'];

export const speak = speaker({
  de: async () => {
    const files = await Promise.all([
      import('@/i18n/de/drive.json'),
      import('@/i18n/de/domain.json'),
      import('@/i18n/de/map.json'),
    ]);
    return Object.assign({}, ...files.map((file) => file.default));
  },
});

interface Loaded {
  speech: Speech;
  link?: Link;
  waiting: Waiting[];
  /** This browser keeps nothing. */
  noStore: boolean;
}

/** What a link's token looks like; another fragment is none. */
const isToken = (hash: string) => /^[A-Za-z0-9._-]{20,}$/u.test(hash);

/** Opens the tour of the link's token, which leaves the URL at once; without one, the tour that was open before. */
export async function loadDrive({ location }: { location: { hash: string } }): Promise<Loaded> {
  const speech = await speak(phoneLanguage(DRIVE_LANGUAGES));
  try {
    if (isToken(location.hash)) await openLink(location.hash);
  } catch {
    return { speech, waiting: [], noStore: true };
  }
  if (location.hash) throw redirect({ to: '/drive', replace: true });
  try {
    const link = await lastLink();
    if (link?.tour) setTimeZone(link.tour.time_zone);
    if (link?.clockAhead) setClockAhead(link.clockAhead);
    return { speech, waiting: link ? await waitingRows(link.token) : [], noStore: false, ...(link ? { link } : {}) };
  } catch {
    return { speech, waiting: [], noStore: true };
  }
}
