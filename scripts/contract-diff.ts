import { existsSync, readFileSync } from 'node:fs';
import { compareContracts } from './contract/compare.ts';
import { CONTRACT, readDocument, type Node } from './contract/document.ts';
import { judge, parseAccepted } from './contract/verdict.ts';

const ACCEPTED = 'openapi/accepted-changes.yaml';
const base = process.argv[2];
if (base === undefined) {
  console.error(
    'npm run contract:diff -- REVISION-OR-FILE\nTells what changed in the contract since then. Exit code 1 for a breaking change that is not agreed on.',
  );
  process.exit(2);
}
const [before, after] = [readDocument(base), readDocument(CONTRACT)];
const changes = compareContracts(before, after);
const version = (root: Node) => String((root.info as Node).version);
const accepted = existsSync(ACCEPTED) ? parseAccepted(readFileSync(ACCEPTED, 'utf8')) : [];
const verdict = judge(
  changes,
  accepted,
  version(before.root),
  version(after.root),
  JSON.stringify(before.root) === JSON.stringify(after.root),
);
const titles = { breaking: 'Breaking', addition: 'New', note: 'Harmless' } as const;
for (const weight of ['breaking', 'addition', 'note'] as const) {
  const some = changes.filter((change) => change.weight === weight);
  if (some.length > 0) console.log(`${titles[weight]} (${some.length})`);
  for (const { text } of some) {
    const reason = weight === 'breaking' ? accepted.find(({ change }) => change === text)?.reason : undefined;
    console.log(`  ${text}${reason ? `\n    agreed: ${reason}` : ''}`);
  }
}
if (changes.length === 0) console.log('Nothing that a client or a server would notice has changed.');
if (verdict.version) console.log(verdict.version);
if (verdict.refused.length > 0)
  console.log(`${verdict.refused.length} breaking, not in ${ACCEPTED}: list each with a reason, or take it back.`);
process.exitCode = verdict.version || verdict.refused.length > 0 ? 1 : 0;
