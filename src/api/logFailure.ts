interface Failure {
  config?: { method?: string; url?: string };
  message?: string;
  response?: { status?: number };
}

/** Tells a failed call on the console: which one and why, never what it carried. */
export function logFailure(error: unknown): void {
  const { config, message, response } = (error ?? {}) as Failure;
  const call = config ? `${config.method?.toUpperCase()} ${config.url?.split('?')[0]}` : 'a call';
  console.error(`${call} failed: ${response?.status ?? ''} ${message ?? ''}`);
}
