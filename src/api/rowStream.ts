import type { AxiosRequestConfig } from 'axios';

/** All rows of a list as the server reads them, from one snapshot. */
export interface RowStream<Row> {
  total: number;
  batches: AsyncIterable<Row[]>;
}

interface Opened {
  total: number;
  body: ReadableStream<Uint8Array<ArrayBuffer>>;
}

const options: AxiosRequestConfig = {
  adapter: 'fetch',
  responseType: 'stream',
  // The last row may be minutes away.
  timeout: 0,
  headers: { Accept: 'application/x-ndjson' },
  transformResponse: (body: unknown, headers) => ({ total: Number(headers?.['x-total-count']), body }),
};

/**
 * Opens a list as a stream, with the filters and the order of `params`; its page does not count. Rejects when the stream breaks off.
 * @param list the generated call
 */
export async function openRows<Row, Params>(
  list: (params: Params, options: AxiosRequestConfig, signal: AbortSignal) => Promise<unknown>,
  params: Params,
  signal: AbortSignal,
): Promise<RowStream<Row>> {
  const { total, body } = (await list(params, options, signal)) as Opened;
  return { total, batches: rowsOf<Row>(body, total) };
}

async function* rowsOf<Row>(body: Opened['body'], total: number): AsyncGenerator<Row[]> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let count = 0;
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      count += lines.length;
      if (lines.length > 0) yield lines.map((line) => JSON.parse(line) as Row);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  if (count !== total) throw new Error(`The stream ended after ${count} of ${total} rows.`);
}
