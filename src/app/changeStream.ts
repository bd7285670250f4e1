import { type EventSourceMessage, fetchEventSource } from '@microsoft/fetch-event-source';
import { apiBase } from '@/api/config';
import { getToken, setUser } from '@/api/session';
import { fetchUser } from '@/api/signIn';

/** The server says something every 20 seconds; whoever receives nothing for so long is not connected. Milliseconds. */
const SILENCE = 60_000;
const LONGEST_PAUSE = 30_000;

interface Listener {
  /** The event to resume after. */
  after: string | undefined;
  onMessage: (message: EventSourceMessage) => void;
  /** The stream is open, or has ended; `failures` attempts failed before. */
  onLive: (live: boolean, failures: number) => void;
}

/** Keeps the stream of changes of the signed-in user open until the signal ends it; where it breaks it is opened again, after what arrived last. */
export async function readChanges(signal: AbortSignal, { after, onMessage, onLive }: Listener): Promise<void> {
  if (signal.aborted) return;
  let failures = 0;
  let silence: number | undefined;
  let silent = new AbortController();
  const noteActivity = () => {
    window.clearTimeout(silence);
    silence = window.setTimeout(() => silent.abort(), SILENCE);
  };
  signal.addEventListener('abort', () => window.clearTimeout(silence));
  await fetchEventSource(`${apiBase()}/events/stream`, {
    signal,
    // Left to the library, an attempt that ends while the page is hidden and shown again would open a second stream.
    openWhenHidden: true,
    headers: after === undefined ? {} : { 'last-event-id': after },
    // Each attempt has the token of its moment.
    fetch: (url, init) => {
      silent = new AbortController();
      noteActivity();
      const signals = AbortSignal.any([silent.signal, ...(init?.signal ? [init.signal] : [])]);
      const headers = { ...(init?.headers as Record<string, string>), authorization: `Bearer ${getToken() ?? ''}` };
      return fetch(url, { ...init, headers, signal: signals });
    },
    onopen: async (response) => {
      // Renews the token, or ends the session; what the user may do has changed.
      if (response.status === 401) await fetchUser();
      if (response.status === 403) setUser(await fetchUser());
      const type = response.headers.get('content-type') ?? '';
      if (!response.ok || !type.startsWith('text/event-stream')) throw new Error(`no stream: ${response.status}`);
      onLive(true, failures);
      failures = 0;
    },
    onmessage: (message) => {
      noteActivity();
      onMessage(message);
    },
    onclose: () => {
      throw new Error('the stream ended');
    },
    onerror: () => {
      onLive(false, failures);
      return Math.min(LONGEST_PAUSE, 1000 * 2 ** failures++) * (0.5 + Math.random() / 2);
    },
  }).catch(() => undefined);
}
