import { expect, it } from 'vitest';
import { readConfig } from '../../src/server/config.ts';

const first = { ADMIN_EMAIL: 'gesa@neustadt.example', ADMIN_PASSWORD_FILE: 'one' };

it.each([
  [{ ADMIN_PASSWORD_FILE: 'one' }, 'ADMIN_PASSWORD_FILE needs ADMIN_EMAIL'],
  [{ DATABASE_LISTEN_URL: 'postgres://localhost/one' }, 'DATABASE_LISTEN_URL needs DATABASE_URL'],
  [{ PORT: '8080', METRICS_PORT: '8080' }, 'METRICS_PORT must differ from PORT'],
  [{ STOP_DELAY_SECONDS: '20' }, 'STOP_DELAY_SECONDS must be less than STOP_SECONDS'],
  [{ STOP_SECONDS: '2' }, 'STOP_DELAY_SECONDS must be less than STOP_SECONDS'],
  [{ ...first, CUSTOMER_TIME_ZONE: 'Europe/Bern' }, 'CUSTOMER_TIME_ZONE must be a time zone'],
  [{ ...first, ADMIN_EMAIL: 'gesa@neustadt' }, 'ADMIN_EMAIL must be an email address'],
])('%o is wrong', (env, said) => {
  expect(() => readConfig(env)).toThrow(said);
});

it('empty settings are none', () => {
  const empty = { ADMIN_PASSWORD_FILE: '', DATABASE_LISTEN_URL: '', METRICS_PORT: '', CUSTOMER_TIME_ZONE: '' };
  expect(readConfig({ ...empty, ...first }).firstAdmin).toMatchObject({ timeZone: 'Europe/Berlin' });
});
