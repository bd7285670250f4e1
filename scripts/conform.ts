import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { summarise, toHtml, toJUnit, toText } from './conform/report.ts';
import { conform } from './conform/walk.ts';
import { readArgs, readEnvFile, refuseArgs } from './lib/args.mjs';

const usage = `Usage: npm run conform -- --url http://localhost:8080/api --user ADDRESS [--write] [--junit FILE] [--html FILE]

Walks every operation of the contract on a backend: success, declared errors, formats, paging, tokens, wrong input. It only reads, unless
--write lets it create records of its own, which it removes again. The password is read from CONFORM_PASSWORD, or a machine token from
CONFORM_TOKEN: then what its scopes allow is tried. Exit code 1 when a fault is found.`;
const { values } = readArgs(usage, {
  url: { type: 'string' },
  user: { type: 'string', default: 'admin@demo.test' },
  write: { type: 'boolean', default: false },
  junit: { type: 'string' },
  html: { type: 'string' },
});
if (values.url === undefined) refuseArgs(usage);
// The walk takes minutes.
for (const file of [values.junit, values.html])
  if (file && !existsSync(dirname(file))) refuseArgs(usage, `There is no folder ${dirname(file)}.`);
readEnvFile();
const { CONFORM_TOKEN: token, CONFORM_PASSWORD: password = '' } = process.env;
if (!token && !password) refuseArgs(usage, 'CONFORM_PASSWORD or CONFORM_TOKEN is missing.');
const target = {
  ...{ url: values.url, email: values.user, password },
  ...(token ? { token } : {}),
  write: values.write,
};
const checker = await conform(target, (part) => console.error(`… ${part}`));
const summary = summarise(checker);
console.log(toText(summary));
if (values.junit) writeFileSync(values.junit, toJUnit(checker));
if (values.html) writeFileSync(values.html, toHtml(summary, values.url));
process.exitCode = summary.failed.length > 0 ? 1 : 0;
