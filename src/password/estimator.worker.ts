import { estimatePassword } from './estimate';

/** Estimates passwords beside the page, which reading the lists would stop for a moment. Replies at the port that comes with the question. */
addEventListener('message', async ({ data, ports }: MessageEvent<Parameters<typeof estimatePassword>>) => {
  ports[0]?.postMessage(await estimatePassword(...data));
});
