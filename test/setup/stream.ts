import { http, HttpResponse } from 'msw';

const coder = new TextEncoder();

/** A stream that the test writes to and ends; while `up` is false it is refused. */
export function openStream() {
  interface Opened {
    send: (text: string) => void;
    end: () => void;
    left: () => boolean;
    resumedAfter: string | null;
  }
  const opened: Opened[] = [];
  const state = { up: true, opened };
  const handler = http.get('*/api/events/stream', ({ request }) => {
    if (!state.up) return new HttpResponse(null, { status: 503 });
    let left = false;
    const body = new ReadableStream<Uint8Array>({
      cancel: () => void (left = true),
      start: (stream) => {
        const send = (text: string) => stream.enqueue(coder.encode(text));
        send('id: 7\n\n');
        const resumedAfter = request.headers.get('last-event-id');
        opened.push({ send, end: () => stream.close(), left: () => left || request.signal.aborted, resumedAfter });
      },
    });
    return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  const change = (resource: string, ids: number[] | null, id = 8) =>
    opened.at(-1)?.send(`id: ${id}\ndata: ${JSON.stringify({ resource, ids, at: '2026-11-18T09:00:00.000Z' })}\n\n`);
  return { state, handler, change };
}
