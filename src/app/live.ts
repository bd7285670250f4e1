import { fetchEventSource } from '@microsoft/fetch-event-source';
import type { QueryClient } from '@tanstack/react-query';
import { apiBase } from '@/api/config';
import type { ChangeEvent, ImportProgress } from '@/api/generated/dashboard.schemas';
import { hearProgress } from '@/api/progress';
import { getSession, getToken, setUser } from '@/api/session';
import { fetchUser } from '@/api/signIn';
import { isStale } from '@/api/stale';
import { isLive, setLive } from './queryClient';

/** Changes that arrive together are applied together. Milliseconds. */
const TOGETHER = 300;
/** The server says something every 20 seconds; who hears nothing for so long is not connected. */
const SILENCE = 60_000;
const LONGEST_PAUSE = 30_000;

/** Makes stale what the changes concern: what is on screen is read again, the rest when it is shown. */
function apply(client: QueryClient, changes: readonly ChangeEvent[]) {
  const concerned = (queryKey: readonly unknown[]) => changes.some((change) => isStale(queryKey, change));
  void client.invalidateQueries({ predicate: ({ queryKey }) => concerned(queryKey) });
  const me = getSession().user?.id;
  // The profile is kept by the session, not by the query client.
  if (changes.some((change) => isStale(['auth', me], change))) fetchUser().then(setUser, () => undefined);
}

/**
 * Follows the stream of changes of the signed-in user. Where it breaks it is opened again, after what arrived last, so nothing is
 * missed; a hidden page lets it go and resumes when it is looked at. Answers how to stop.
 */
export function followChanges(client: QueryClient): () => void {
  let waiting: ChangeEvent[] = [];
  let timer: number | undefined;
  let silence: number | undefined;
  let failures = 0;
  let last: string | undefined;
  let wasHidden = false;
  let running = new AbortController();

  const note = (change: ChangeEvent) => {
    waiting.push(change);
    timer ??= window.setTimeout(() => {
      const changes = waiting;
      waiting = [];
      timer = undefined;
      apply(client, changes);
    }, TOGETHER);
  };

  const start = () => {
    running = new AbortController();
    if (document.hidden) return running.abort();
    let silent = new AbortController();
    const heard = () => {
      window.clearTimeout(silence);
      silence = window.setTimeout(() => silent.abort(), SILENCE);
    };
    void fetchEventSource(`${apiBase()}/events/stream`, {
      signal: running.signal,
      // Left to the library, an attempt that ends while the page is hidden and shown again would open a second stream.
      openWhenHidden: true,
      headers: last === undefined ? {} : { 'last-event-id': last },
      // Each attempt has the token of its moment.
      fetch: (url, init) => {
        silent = new AbortController();
        heard();
        const signal = AbortSignal.any([silent.signal, ...(init?.signal ? [init.signal] : [])]);
        const headers = { ...(init?.headers as Record<string, string>), authorization: `Bearer ${getToken() ?? ''}` };
        return fetch(url, { ...init, headers, signal });
      },
      onopen: async (response) => {
        // Renews the token, or ends the session; what the user may do has changed.
        if (response.status === 401) await fetchUser();
        if (response.status === 403) setUser(await fetchUser());
        const type = response.headers.get('content-type') ?? '';
        if (!response.ok || !type.startsWith('text/event-stream')) throw new Error(`no stream: ${response.status}`);
        // The server looks back a minute for who has no event to resume after.
        if (last === undefined && failures > 0) note({ resource: 'all', ids: null, at: new Date().toISOString() });
        failures = 0;
        wasHidden = false;
        setLive(true);
      },
      onmessage: ({ id, event, data }) => {
        heard();
        if (id) last = id;
        if (event === 'progress') hearProgress(JSON.parse(data) as ImportProgress);
        else if (data) note(JSON.parse(data) as ChangeEvent);
      },
      onclose: () => {
        throw new Error('the stream ended');
      },
      onerror: () => {
        setLive(false);
        // Nothing was asked for when the page was looked at again, because the stream was to tell.
        if (wasHidden) void client.refetchQueries({ type: 'active' });
        wasHidden = false;
        return Math.min(LONGEST_PAUSE, 1000 * 2 ** failures++) * (0.5 + Math.random() / 2);
      },
    }).catch(() => undefined);
  };

  const onVisibility = () => {
    if (!document.hidden) return running.signal.aborted && start();
    wasHidden ||= isLive();
    window.clearTimeout(silence);
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
    window.clearTimeout(timer);
    window.clearTimeout(silence);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
  };
}
