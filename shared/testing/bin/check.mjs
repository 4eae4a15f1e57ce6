#!/usr/bin/env node
/** `npm run check`: the fast subset of checks for the files that changed since the last commit. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { changedFiles } from './changed-files.mjs';
import { ensureInstalled, requireNode, ROOT } from './prepare.mjs';
import { createReport } from './report.mjs';
import { runStep } from './run-step.mjs';

requireNode();
ensureInstalled();

const { files: changed, code, hasImports } = changedFiles(ROOT);
/** @param {string} name */
const bin = (name) => [process.execPath, `${ROOT}/node_modules/${name}`];

const reading = [
  ...(changed.length
    ? [{ name: 'format', command: [...bin('oxfmt/bin/oxfmt'), '--list-different', '--no-error-on-unmatched-pattern', ...changed] }]
    : []),
  ...(hasImports ? [{ name: 'boundaries', command: [...bin('tsx/dist/cli.mjs'), 'shared/lint/bin/boundaries.ts'] }] : []),
  // The compiler caches its results in `.cache/types` and checks only files that a change affects.
  { name: 'types', command: [...bin('typescript-native/bin/tsc'), '-b', 'shared/lint/tsconfig'] },
];
const BY_TYPES = ['--type-aware', '--max-warnings', '0', '-c', 'shared/lint/oxlint.json'];
// The templates of the generators have types only after they are written, so the test of the generators checks them.
const typed = code.filter((file) => !file.startsWith('shared/generators/templates/'));
const linting = [
  { name: 'lint', command: [...bin('eslint/bin/eslint.js'), '--max-warnings', '0', '--no-warn-ignored', ...code] },
  ...(typed.length ? [{ name: 'lint by types', command: [...bin('oxlint/bin/oxlint'), ...BY_TYPES, ...typed] }] : []),
];

/** Part of the project that a file belongs to: an area, a package, or a folder of the platform's domains. @param {string} file */
const partOf = (file) => /^(shared\/platform\/domains\/src\/[^/]+|shared\/platform\/[^/]+|shared\/[^/]+|[^/]+)\//.exec(file)?.[1];

/** Tests that the change reaches in the parts that were changed. A contract reaches hundreds, and `npm test` runs the others. */
function unitSteps() {
  const [node = '', ...jest] = bin('jest/bin/jest.js');
  const reached = execFileSync(node, [...jest, '--listTests', '--json', '--onlyChanged'], { cwd: ROOT, encoding: 'utf8' });
  /** @type {string[]} */
  const tests = JSON.parse(reached);
  const parts = new Set(changed.map(partOf));
  const near = tests.filter((test) => parts.has(partOf(path.relative(ROOT, test))));
  if (near.length < tests.length) console.log(`${tests.length - near.length} more test files use what changed; npm test runs them.`);
  return near.length ? [{ name: 'unit', command: [node, ...jest, '--silent', '--runTestsByPath', ...near] }] : [];
}

const hasTexts = changed.some((file) => file.includes('/locales/'));

const report = createReport();
/** @param {import('./run-step.mjs').Step[]} steps */
async function inTurn(steps) {
  for (const step of steps) {
    report.began(step.name);
    report.ended(await runStep(step));
  }
}

/** The search for tests takes seconds, so it runs beside the other steps. */
async function judge() {
  if (code.length) await inTurn(linting);
  if (code.length || hasTexts) await inTurn(unitSteps());
}

await Promise.all([inTurn(reading), judge()]);
process.exitCode = report.close();
