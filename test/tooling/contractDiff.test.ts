import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compareContracts } from '../../scripts/contract/compare.ts';
import { toDocument } from '../../scripts/contract/document.ts';
import { staticChecks } from '../../scripts/lib/checks.mjs';
import { root, run } from '../../scripts/lib/run.mjs';
import { parseAccepted, report, versionProblem } from '../../scripts/contract/verdict.ts';

/** The contract at a version that the tests know. */
const text = readFileSync('openapi/dashboard.yaml', 'utf8').replace(/^  version: .*$/m, '  version: 1.0.0');
const before = toDocument(text);
const change = (from: string | RegExp, to: string) => {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return compareContracts(before, toDocument(changed)).map((c) => `${c.weight}: ${c.text}`);
};

test('the same contract has no changes', () => {
  expect(compareContracts(before, toDocument(text))).toEqual([]);
});

test.each<[string, string | RegExp, string, string]>([
  ['an operation goes', /  \/phones\/:\n[\s\S]*?(?=\n  # -+ complaints)/, '', 'breaking: GET /phones/ is gone'],
  [
    'a hook changes its name',
    'operationId: listPhones',
    'operationId: getPhones',
    'breaking: listPhones is now called getPhones; generated names change',
  ],
  [
    'a parameter goes',
    '        - { name: tour_id, in: query',
    '        - { name: route_id, in: query',
    'breaking: listNotifications: query tour_id is gone',
  ],
  [
    'an answer gains a value',
    'enum: [open, closed]',
    'enum: [open, closed, paused]',
    'breaking: listComplaints 200.complaints[].status: value paused is new in the response',
  ],
  [
    'a request may send more values',
    'enum: [open, closed]',
    'enum: [open, closed, paused]',
    'addition: updateComplaint body.status: value paused is new in the request',
  ],
  [
    'a request needs a field',
    'required: [driver_id, name]',
    'required: [driver_id, name, phone]',
    'breaking: createDriver body.phone is now required in the request',
  ],
  [
    'a field goes from answers',
    /        label: \{ type: string, .*examples: \[Handy 3\] \}\n/,
    '',
    'breaking: listPhones 200.phones[].label is gone from the response',
  ],
  [
    'a limit is tightened',
    'maximum: 1000, default: 10',
    'maximum: 500, default: 10',
    'breaking: listTours query page_size: maximum went from 1000 to 500 in the request',
  ],
  [
    'a default changes',
    'maximum: 1000, default: 10',
    'maximum: 1000, default: 20',
    'breaking: listTours query page_size: the default went from 10 to 20',
  ],
  [
    'a permission is added',
    'bearer: [phones:read]',
    'bearer: [phones:read, drivers:read]',
    'breaking: listPhones: needs the permission drivers:read now',
  ],
  [
    'an answer may be null',
    /label: \{ type: string, .*examples: \[Handy 3\] \}/,
    'label: { type: [string, "null"] }',
    'breaking: listPhones 200.phones[].label: type null is new in the response',
  ],
  [
    'an answer narrows a number to an integer',
    'capacity: { type: number, minimum: 0',
    'capacity: { type: integer, minimum: 0',
    'note: listTrucks 200.trucks[].capacity: type number is gone from the response',
  ],
  [
    'a request narrows a number to an integer',
    'capacity: { type: number, exclusiveMinimum: 0',
    'capacity: { type: integer, exclusiveMinimum: 0',
    'breaking: createTruck body.capacity: type number is gone from the request',
  ],
  [
    'a success status changes',
    /(operationId: createBin[\s\S]*?)'201'/,
    "$1'200'",
    'breaking: createBin: does not return 201 any more',
  ],
  [
    'a scalar gets another pattern',
    "pattern: '^[0-9]{6}$'",
    "pattern: '^[0-9]{8}$$'",
    'breaking: verifyCode body.code: pattern went from ^[0-9]{6}$ to ^[0-9]{8}$',
  ],
])('%s', (_, from, to, expected) => {
  expect(change(from, to)).toContain(expected);
});

test('a number that becomes an integer in a response breaks nobody', () => {
  const changes = change('capacity: { type: number, minimum: 0', 'capacity: { type: integer, minimum: 0');
  expect(changes.filter((line) => line.startsWith('breaking'))).toEqual([]);
});

test('a choice of records that becomes any record breaks nobody, and is said', () => {
  const choice = '          oneOf: [{ $ref: "#/components/schemas/Truck" }, { $ref: "#/components/schemas/Driver" }]\n';
  const chosen = text.replace(/(        current:\n)[\s\S]*?(?=    Facets:)/, `$1${choice}`);
  expect(chosen).not.toBe(text);
  const changes = compareContracts(toDocument(chosen), before).map((c) => `${c.weight}: ${c.text}`);
  expect(changes).toContain('note: updateTruck 412.current: the alternatives are no longer listed');
  expect(changes.filter((line) => line.startsWith('breaking'))).toEqual([]);
});

test('a new value breaks nobody where the contract says that the list may grow', () => {
  const role = change('enum: [admin, user, viewer]', 'enum: [admin, user, viewer, guest]');
  expect(role).toContain('breaking: getMe 200.user.role: value guest is new in the response');
  const permission = change('enum: [reference:read,', 'enum: [reference:read, weighbridges:read,');
  expect(permission).toContain(
    'addition: getMe 200.user.permissions[]: value weighbridges:read is new in the response',
  );
  expect(permission.filter((line) => line.startsWith('breaking'))).toEqual([]);
});

test('a breaking change fails until it is listed with a reason and the version says so', () => {
  const released = toDocument(text);
  const version = (to: string) => (yaml: string) => yaml.replace(/^  version: .*$/m, `  version: ${to}`);
  const judge = (yaml: string, accepted = '[]', base = released) =>
    report(base, toDocument(yaml), released, parseAccepted(accepted));
  const broken = text.replace('      operationId: listPhones', '      operationId: getPhones');
  const words = 'listPhones is now called getPhones; generated names change';
  expect(judge(broken)).toEqual({
    lines: [
      ...['Breaking (1)', `  ${words}`, 'info.version is 1.0.0; after 1.0.0 this needs at least 2.0.0.'],
      '1 breaking, not in openapi/accepted-changes.yaml: list each with a reason, or take it back.',
    ],
    ...{ passes: false, releasable: false },
  });
  const accepted = `- change: '${words}'\n  reason: all lists are called so`;
  expect(judge(broken, accepted).passes).toBe(false);
  expect(judge(version('2.0.0')(broken)).passes).toBe(false);
  const agreed = judge(version('2.0.0')(broken), accepted);
  expect([agreed.passes, agreed.releasable]).toEqual([true, true]);
  expect(agreed.lines).toEqual(['Breaking (1)', `  ${words}`, '    agreed: all lists are called so']);
  expect(() => parseAccepted("- change: 'GET /phones/ is gone'")).toThrow('needs a change and a reason');

  // Seen from a branch's base the version still counts from the release: 1.1.0 is enough for two additions.
  const field = (name: string) =>
    text.replace('        label: {', `        ${name}: { type: string }\n        label: {`);
  expect(judge(field('colour')).passes).toBe(false);
  const first = version('1.1.0')(field('colour'));
  expect(judge(first).passes).toBe(true);
  expect(judge(first.replace('colour:', 'color:'), '[]', toDocument(first)).lines).toContain('New (1)');
  expect(judge(version('1.1.0')(field('size')), '[]', toDocument(version('1.1.0')(text))).passes).toBe(true);

  // Other words alone do not fail a build, but are a release of their own.
  const worded = judge(text.replace('  summary: ', '  summary: All '));
  expect([worded.passes, worded.releasable]).toEqual([true, false]);
});

test('an addition needs a minor version, wording a patch, nothing nothing', () => {
  const addition = [{ weight: 'addition' as const, text: 'GET /x is new' }];
  expect(versionProblem(addition, '1.4.2', '1.4.3', false)).toContain('at least 1.5.0');
  expect(versionProblem(addition, '1.4.2', '1.5.0', false)).toBeUndefined();
  expect(versionProblem([], '1.4.2', '1.4.2', false)).toContain('at least 1.4.3');
  expect(versionProblem([], '1.4.2', '1.4.2', true)).toBeUndefined();
  expect(versionProblem([], '1.4.2', '1.3.9', true)).toContain('1.4.2');
});

test('the commands: a diff from the release or a file, and a release that the next diff counts from', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'openapi'));
  const file = (name: string) => path.join(folder, 'openapi', name);
  const tsx = import.meta.resolve('tsx');
  const call = (script: string, ...args: string[]) =>
    run(process.execPath, ['--import', tsx, path.join(root, 'scripts', `contract-${script}.ts`), ...args], {
      cwd: folder,
    });
  const gone = text.replace(/  \/phones\/:\n[\s\S]*?(?=\n  # -+ complaints)/, '');
  writeFileSync(file('released.yaml'), text);
  writeFileSync(file('dashboard.yaml'), gone.replace(/^  version: .*$/m, '  version: 2.0.0'));
  writeFileSync(file('accepted-changes.yaml'), '# Agreed\n[]\n');

  const refused = await call('diff');
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('GET /phones/ is gone')]);

  const accepted = "# Agreed\n- change: 'GET /phones/ is gone'\n  reason: Nobody used it.\n";
  writeFileSync(file('accepted-changes.yaml'), accepted);
  expect(await call('release')).toEqual({ code: 0, output: expect.stringContaining('agreed: Nobody used it.') });
  expect(readFileSync(file('accepted-changes.yaml'), 'utf8')).toBe('# Agreed\n[]\n');
  expect(readFileSync(file('released.yaml'), 'utf8')).toBe(readFileSync(file('dashboard.yaml'), 'utf8'));
  // Nothing is left to release; a file that is named is another base.
  writeFileSync(file('old.yaml'), text);
  const old = await call('diff', 'openapi/old.yaml');
  expect([old.code, old.output]).toEqual([1, expect.stringContaining('GET /phones/ is gone')]);
}, 120_000);

test('every build compares with the last release', () => {
  expect(staticChecks).toContainEqual(
    expect.objectContaining({ name: 'changes', args: expect.arrayContaining(['scripts/contract-diff.ts']) }),
  );
});
