import { useEffect, useRef, useState } from 'react';
import type { PasswordEstimate } from '@/password/estimate';
import { useSession } from '../useSession';

/** What the server will think of a new password: the same estimate, made in a worker. Null without a password, and until the first is there. */
export function useEstimate(password: string): PasswordEstimate | null {
  const [estimate, setEstimate] = useState<PasswordEstimate | null>(null);
  const worker = useRef<Worker>(null);
  const { email = '', name = '' } = useSession().user ?? {};
  useEffect(() => {
    if (!password) return undefined;
    worker.current ??= new Worker(new URL('../../password/estimator.worker.ts', import.meta.url), { type: 'module' });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<PasswordEstimate>) => setEstimate(data);
    worker.current.postMessage([password, { email, name }], [port2]);
    return () => port1.close();
  }, [password, email, name]);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  return password ? estimate : null;
}
