import { isIP } from 'node:net';
import path from 'node:path';
import { isEmail } from '@/contract/ajv.ts';
import { isTimeZone } from '@/world/time.ts';

/** Settings of the server, all from the environment; the table in README.md says what each means. */
export interface Config {
  port: number;
  host: string;
  /** Outside development and tests, responses are not checked against the contract. */
  production: boolean;
  logLevel: string;
  databaseUrl: string | undefined;
  /** A read replica of the database, for lists and statistics. */
  readUrl: string | undefined;
  /** For the one connection that listens for changes: past a pooler that hands connections on between transactions. */
  listenUrl: string | undefined;
  dataDir: string;
  /** The embedded engine waits for the disk at each commit. */
  dataSync: boolean;
  demo: boolean;
  demoSize: 'small' | 'demo' | 'large';
  /** How fast the process beside the server that `npm start` starts lets the demo city live. */
  demoSpeed: number;
  /** Of an empty database: the city and its administrator, instead of the set-up link. */
  firstAdmin:
    | { email: string; passwordFile: string; name: string; city: string; timeZone: string; areas: string[] }
    | undefined;
  jwtSecret: string | undefined;
  /** Binary logarithm of scrypt's N. */
  passwordCost: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where people reach the product, for the links in mails and in the banner; else what a request says. */
  publicUrl: string | undefined;
  /** How many proxies are in front, or their networks; of X-Forwarded-For only what they wrote is believed, from the right. */
  trustProxy: false | string[] | ((address: string, hop: number) => boolean);
  /** How many days the history goes back. */
  historyDays: number;
  /** Requests a minute that each server takes of one machine token. */
  tokenRequests: number;
  /** Tonnes in a cubic metre of glass, for the planning of tours. */
  glassDensity: number;
  routingUrl: string | undefined;
  maxConnections: number;
  /** How long running requests may take when the server is asked to stop. */
  stopSeconds: number;
  /** Further origins that a map style takes tiles, glyphs and sprites from. */
  mapHosts: string[];
  /** How long it goes on as before when it is asked to stop, `/readyz` apart, until balancers have noticed. */
  stopDelaySeconds: number;
  /** Lets `/metrics` be read on the service's port. */
  metricsToken: string | undefined;
  /** Of a listener for `/metrics` alone. */
  metricsPort: number | undefined;
  /** Where the contract's `/api` is served, without a slash at the end. */
  apiPrefix: string;
  /** What the browser learns from `/config.js`. */
  client: {
    apiBase: string;
    authBase: string;
    mapToken: string;
    mapStyleUrl: string;
    /** Starts and ends with a slash. */
    basePath: string;
    demo: boolean;
  };
}

type Env = Record<string, string | undefined>;

const proxyRule =
  'must be off, the number of proxies in front of the server (1 for the one of docs/deploy) or their networks (10.0.0.0/8, fd00::/8)';

/** @returns undefined when it is neither */
function proxiesOf(value: string): Config['trustProxy'] | undefined {
  if (value === 'off') return false;
  // Fastify takes no number: the count says nothing to a client that reaches the server past the proxies.
  if (/^[1-9]$/.test(value)) return (_address, hop) => hop < Number(value);
  const networks = value.split(',').map((part) => part.trim());
  const isNetwork = (text: string) => {
    const [address = '', bits, ...rest] = text.split('/');
    const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
    return most > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
  };
  return networks.every(isNetwork) ? networks : undefined;
}

/**
 * Reads the settings.
 * @throws Error that names every wrong variable
 */
export function readConfig(env: Env = process.env): Config {
  const wrong: string[] = [];
  const check = <T>(name: string, value: T, ok: boolean, should: string): T => {
    if (!ok) wrong.push(`${name} ${should}`);
    return value;
  };
  const number = (name: string, fallback: number, from: number, to: number) => {
    const value = Number(env[name] || fallback);
    return check(
      name,
      value,
      Number.isInteger(value) && value >= from && value <= to,
      `must be a whole number from ${from} to ${to}`,
    );
  };
  const choice = <T extends string>(name: string, fallback: T, values: readonly T[]) => {
    const value = (env[name] || fallback) as T;
    return check(name, value, values.includes(value), `must be one of ${values.join(', ')}`);
  };
  const url = (name: string, schemes: string[]) => {
    const value = env[name] || undefined;
    const ok = !value || (URL.canParse(value) && schemes.includes(new URL(value).protocol));
    return check(name, value, ok, `must be a URL that begins with ${schemes.join(' or ')}`);
  };
  const pathOf = (name: string, fallback: string) => {
    const value = env[name] || fallback;
    return check(
      name,
      value,
      /^(https?:\/\/[^\s'"]+|\/[^\s'"]*)$/.test(value),
      'must be a path that begins with a slash, or a URL',
    );
  };

  const proxies = proxiesOf(env.TRUST_PROXY || 'off');
  // Its passwords are public: nobody gets them by forgetting a setting.
  const inEarnest = Boolean(env.DATABASE_URL) || env.NODE_ENV === 'production';
  const demo = choice('DEMO', inEarnest ? 'off' : 'on', ['on', 'off']) === 'on';
  const basePath = `/${(env.VITE_BASE_PATH || '/').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');
  const apiBase = pathOf('VITE_API_BASE', `${basePath}api`);
  const mapHosts = (env.MAP_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  const secret = env.JWT_SECRET || undefined;
  const email = env.ADMIN_EMAIL || '';
  const city = env.CUSTOMER_NAME || 'City';
  const timeZone = env.CUSTOMER_TIME_ZONE || 'Europe/Berlin';
  const firstAdmin = email
    ? {
        email: check('ADMIN_EMAIL', email, isEmail(email), 'must be an email address'),
        passwordFile: check(
          'ADMIN_PASSWORD_FILE',
          env.ADMIN_PASSWORD_FILE || '',
          Boolean(env.ADMIN_PASSWORD_FILE),
          'must name the file with the password of ADMIN_EMAIL',
        ),
        name: env.ADMIN_NAME || 'Administrator',
        city,
        timeZone: check(
          'CUSTOMER_TIME_ZONE',
          timeZone,
          isTimeZone(timeZone),
          'must be a time zone such as Europe/Berlin',
        ),
        areas: (env.CUSTOMER_AREAS || city).split(','),
      }
    : undefined;
  check(
    'ADMIN_PASSWORD_FILE',
    '',
    !env.ADMIN_PASSWORD_FILE || Boolean(email),
    'needs ADMIN_EMAIL, whose password it has',
  );
  const stopSeconds = number('STOP_SECONDS', 20, 1, 600);
  const stopDelaySeconds = number('STOP_DELAY_SECONDS', 2, 0, 600);
  const port = number('PORT', 8080, 0, 65_535);
  const metricsPort = env.METRICS_PORT ? number('METRICS_PORT', 0, 1, 65_535) : undefined;
  const config: Config = {
    port,
    host: env.HOST || '0.0.0.0',
    production: env.NODE_ENV === 'production',
    logLevel: choice('LOG_LEVEL', 'info', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    databaseUrl: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    readUrl: check(
      'DATABASE_READ_URL',
      url('DATABASE_READ_URL', ['postgres:', 'postgresql:']),
      !env.DATABASE_READ_URL || Boolean(env.DATABASE_URL),
      'needs DATABASE_URL, of which it is a replica',
    ),
    listenUrl: check(
      'DATABASE_LISTEN_URL',
      url('DATABASE_LISTEN_URL', ['postgres:', 'postgresql:']),
      !env.DATABASE_LISTEN_URL || Boolean(env.DATABASE_URL),
      'needs DATABASE_URL, whose changes it tells',
    ),
    dataDir: path.resolve(env.DATA_DIR || '.data'),
    dataSync: choice('DATA_SYNC', 'off', ['on', 'off']) === 'on',
    demo,
    demoSpeed: number('DEMO_SPEED', 1, 0, 60),
    demoSize: choice('DEMO_SIZE', 'demo', ['small', 'demo', 'large']),
    firstAdmin,
    jwtSecret: check('JWT_SECRET', secret, !secret || secret.length >= 32, 'must have at least 32 characters'),
    passwordCost: number('PASSWORD_COST', 15, 10, 20),
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: env.MAIL_FROM || 'dashboard@localhost',
    publicUrl: url('PUBLIC_URL', ['http:', 'https:']),
    trustProxy: check('TRUST_PROXY', proxies ?? false, proxies !== undefined, proxyRule),
    historyDays: number('HISTORY_DAYS', 365, 1, 36_500),
    tokenRequests: number('TOKEN_REQUESTS', 600, 1, 1_000_000),
    glassDensity: check(
      'GLASS_DENSITY',
      Number(env.GLASS_DENSITY || 0.3),
      Number(env.GLASS_DENSITY || 0.3) >= 0.1 && Number(env.GLASS_DENSITY || 0.3) <= 3,
      'must be a number from 0.1 to 3',
    ),
    routingUrl: url('ROUTING_URL', ['http:', 'https:']),
    maxConnections: number('DATABASE_CONNECTIONS', 10, 1, 500),
    stopSeconds,
    stopDelaySeconds: check(
      'STOP_DELAY_SECONDS',
      stopDelaySeconds,
      stopDelaySeconds < stopSeconds,
      'must be less than STOP_SECONDS, in which the server has stopped',
    ),
    metricsToken: check(
      'METRICS_TOKEN',
      env.METRICS_TOKEN || undefined,
      !env.METRICS_TOKEN || env.METRICS_TOKEN.length >= 16,
      'must have at least 16 characters',
    ),
    metricsPort: check('METRICS_PORT', metricsPort, metricsPort !== port, 'must differ from PORT'),
    apiPrefix: apiBase.startsWith('/') ? apiBase.replace(/\/$/, '') : `${basePath}api`,
    mapHosts: check(
      'MAP_HOSTS',
      mapHosts,
      mapHosts.every((host) => /^https?:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/.test(host)),
      'must be origins such as https://tiles.example.org, with commas between them',
    ),
    client: {
      apiBase,
      authBase: pathOf('VITE_AUTH_BASE', `${apiBase}/auth`),
      mapToken: env.VITE_MAPBOX_TOKEN || '',
      mapStyleUrl: env.VITE_MAP_STYLE_URL || '',
      basePath,
      demo,
    },
  };
  if (wrong.length > 0) throw new Error(`These settings are wrong:\n${wrong.map((line) => `  ${line}`).join('\n')}`);
  return config;
}
