interface Failure {
  code?: string;
  config?: { method?: string; url?: string };
  message?: string;
  response?: { status?: number };
}

/** Tells a failed call on the console: which one and why, never what it carried. One that was cancelled has not failed. */
export function logFailure(error: unknown): void {
  const { code, config, message, response } = (error ?? {}) as Failure;
  if (code === 'ERR_CANCELED') return;
  const call = config ? `${config.method?.toUpperCase()} ${config.url?.split('?')[0]}` : 'a call';
  console.error(`${call} failed: ${response?.status ?? ''} ${message ?? ''}`);
}
