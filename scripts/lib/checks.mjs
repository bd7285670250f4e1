import { bin } from './run.mjs';

/** A step of `npm test` that passes or fails as a whole. */
const check = (name, command, args, env = {}) => ({ name, command, args, env });
const script = (name, file) => check(name, process.execPath, [`scripts/${file}`]);

/** Fast to slow, so that a slip shows early. */
export const staticChecks = [
  check('contract', bin('redocly'), ['lint', 'openapi/dashboard.yaml', '--max-problems=50'], {
    REDOCLY_TELEMETRY: 'off',
  }),
  check('changes', process.execPath, ['--import', 'tsx', 'scripts/contract-diff.ts']),
  script('generated', 'check-generated.mjs'),
  check('types', bin('tsc'), ['--noEmit']),
  check('lint', bin('oxlint'), ['--deny-warnings']),
  check('arrows', bin('depcruise'), ['--config', '.dependency-cruiser.cjs', 'src', 'scripts', 'test']),
  check('format', bin('oxfmt'), ['--check']),
];

/** Test projects of vite.config.ts. */
export const projects = ['unit', 'server', 'browser', 'e2e', 'pages'];

/** Checks of the finished build. */
export const buildChecks = [script('budget', 'budget.mjs')];
