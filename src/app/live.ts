import type { EventSourceMessage } from '@microsoft/fetch-event-source';
import type { QueryClient } from '@tanstack/react-query';
import { apiBase } from '@/api/config';
import type { ChangeEvent, ImportProgress } from '@/api/generated/dashboard.schemas';
import { newKey } from '@/api/key';
import { hearProgress } from '@/api/progress';
import { getSession } from '@/api/session';
import { everything, openQueue } from './changeQueue';
import { readChanges } from './changeStream';
import { isLive, setLive } from './queryClient';

/** So long a message is stored for pages that open late. The server looks back as long. */
const KEPT = 60_000;

/** What the pages of a browser tell each other: who leads passes on what the stream says; who is looked at asks what it has missed. */
type Told =
  | { message: EventSourceMessage; to?: string }
  | { live: boolean }
  | { page: string; after: string | undefined };

const messageOf = (change: ChangeEvent): EventSourceMessage => ({ id: '', event: '', data: JSON.stringify(change) });

/** Without Web Locks, which exist in secure contexts only, each page leads. */
const canShare = 'locks' in navigator;

/**
 * Follows the stream of changes of the signed-in user, so that nothing is missed. A browser has six connections per host: of the
 * pages that are open one leads, which reads the stream and passes it on. A hidden page leaves that to another; what is received
 * meanwhile is applied when it is looked at. Returns how to stop.
 */
export function followChanges(client: QueryClient): () => void {
  const name = `changes ${apiBase()} ${getSession().user?.id}`;
  const pages = canShare ? new BroadcastChannel(name) : undefined;
  const tell = (told: Told) => pages?.postMessage(told);
  const queue = openQueue(client);
  const page = newKey();
  let recent: { message: EventSourceMessage; at: number }[] = [];
  let last: string | undefined;
  let wasHidden = false;
  let leads = false;
  let running = new AbortController();

  const take = (message: EventSourceMessage) => {
    const { id, event, data } = message;
    if (id) last = id;
    recent = [...recent.filter(({ at }) => at > Date.now() - KEPT), { message, at: Date.now() }];
    if (event === 'progress') return hearProgress(JSON.parse(data) as ImportProgress);
    if (data) queue.add(JSON.parse(data) as ChangeEvent);
  };
  const pass = (message: EventSourceMessage) => {
    take(message);
    tell({ message });
  };

  const becomeLive = (live: boolean) => {
    setLive(live);
    // Nothing was asked for when the page was looked at again, because the stream was to tell.
    if (document.hidden) return;
    if (!live && wasHidden) void client.refetchQueries({ type: 'active' });
    wasHidden = false;
  };

  /** Tells a page that is looked at again what has come since the event it received last. */
  const catchUp = (to: string, after: string | undefined) => {
    tell({ live: isLive() });
    if (after === last) return;
    const known = recent.findIndex(({ message }) => message.id === after);
    const isKnown = after === undefined || known >= 0;
    for (const message of isKnown ? recent.slice(known + 1).map((one) => one.message) : [messageOf(everything())])
      tell({ message, to });
  };

  const lead = async (signal: AbortSignal) => {
    leads = true;
    await readChanges(signal, {
      after: last,
      onMessage: pass,
      onLive: (live, failures) => {
        // The server looks back a minute for who has no event to resume after.
        if (live && last === undefined && failures > 0) pass(messageOf(everything()));
        becomeLive(live);
        tell({ live });
      },
    });
    leads = false;
  };

  const start = () => {
    running = new AbortController();
    const { signal } = running;
    if (document.hidden) return running.abort();
    if (!pages) return void lead(signal);
    tell({ page, after: last });
    navigator.locks.request(name, { signal }, () => lead(signal)).catch(() => undefined);
  };

  pages?.addEventListener('message', ({ data: told }: MessageEvent<Told>) => {
    if ('live' in told) return becomeLive(told.live);
    if ('page' in told) return leads && catchUp(told.page, told.after);
    if (told.to === undefined || told.to === page) take(told.message);
  });
  const onVisibility = () => {
    if (!document.hidden) {
      queue.resume();
      return running.signal.aborted && start();
    }
    wasHidden ||= isLive();
    running.abort();
  };
  /** A broken connection may go unnoticed for a while. */
  const onOnline = () => {
    running.abort();
    start();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  start();
  return () => {
    setLive(false);
    running.abort();
    pages?.close();
    queue.stop();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
  };
}
