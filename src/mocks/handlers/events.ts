import type { ChangeEvent } from '@/api/generated/dashboard.schemas';
import type { Handlers } from '../http/call';
import type { Changed } from '../state/store';

const heartbeat = 20_000;

export const eventHandlers = {
  /** What is changed in the mocked world from now on; nothing is missed in one page, so nothing is resumed. */
  streamEvents: ({ caller, listeners, now }) => {
    const coder = new TextEncoder();
    let seq = now.getTime();
    let end = () => {};
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send = (text: string) => controller.enqueue(coder.encode(text));
        const tell = ({ customer, resource, id }: Changed) => {
          if (customer !== caller.customerId) return;
          const event: ChangeEvent = { resource, ids: [id], at: new Date().toISOString() };
          send(`id: ${++seq}\ndata: ${JSON.stringify(event)}\n\n`);
        };
        const beat = setInterval(() => send(':\n\n'), heartbeat);
        listeners.add(tell);
        end = () => {
          clearInterval(beat);
          listeners.delete(tell);
        };
        send(`id: ${seq}\n\n`);
      },
      cancel: () => end(),
    });
    return { status: 200, stream };
  },
} satisfies Pick<Handlers, 'streamEvents'>;
