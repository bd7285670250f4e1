import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareContracts } from '../../scripts/contract/compare.ts';
import { toDocument } from '../../scripts/contract/document.ts';
import { judge, parseAccepted } from '../../scripts/contract/verdict.ts';

const text = readFileSync('openapi/dashboard.yaml', 'utf8');
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
    /        label: \{ type: string, examples: \[Handy 3\] \}\n/,
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
    'label: { type: string, examples: [Handy 3] }',
    'label: { type: [string, "null"] }',
    'breaking: listPhones 200.phones[].label: type null is new in the response',
  ],
  [
    'a success status changes',
    /(operationId: createBin[\s\S]*?)'201'/,
    "$1'200'",
    'breaking: createBin: does not answer 201 any more',
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

test('a breaking change fails until it is listed with a reason and the version says so', () => {
  const changes = [{ weight: 'breaking' as const, text: 'GET /phones/ is gone' }];
  expect(judge(changes, [], '1.4.2', '1.4.2', false)).toEqual({
    refused: changes,
    version: 'info.version is 1.4.2; after 1.4.2 this needs at least 2.0.0.',
  });
  const accepted = parseAccepted("- change: 'GET /phones/ is gone'\n  reason: no team used it");
  expect(judge(changes, accepted, '1.4.2', '2.0.0', false)).toEqual({ refused: [], version: undefined });
  expect(() => parseAccepted("- change: 'GET /phones/ is gone'")).toThrow('needs a change and a reason');
});

test('an addition needs a minor version, wording a patch, nothing nothing', () => {
  const addition = [{ weight: 'addition' as const, text: 'GET /x is new' }];
  expect(judge(addition, [], '1.4.2', '1.4.3', false).version).toContain('at least 1.5.0');
  expect(judge(addition, [], '1.4.2', '1.5.0', false).version).toBeUndefined();
  expect(judge([], [], '1.4.2', '1.4.2', false).version).toContain('at least 1.4.3');
  expect(judge([], [], '1.4.2', '1.4.2', true).version).toBeUndefined();
  expect(judge([], [], '1.4.2', '1.3.9', true).version).toContain('1.4.2');
});
