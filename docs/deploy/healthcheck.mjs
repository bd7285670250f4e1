// Exit code 0 while the server is ready to work, database included.
const base = `/${process.env.VITE_BASE_PATH ?? ''}/`.replaceAll(/^\/+|\/+$/g, '/');
const url = `http://127.0.0.1:${process.env.PORT ?? 8080}${base}readyz`;
const response = await fetch(url, { signal: AbortSignal.timeout(4000) }).catch(() => undefined);
process.exit(response?.ok ? 0 : 1);
