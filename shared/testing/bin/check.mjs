#!/usr/bin/env node
/** `npm run check`: the fast subset for the inner loop, about what changed since the last commit. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, requireNode, ROOT } from './prepare.mjs';
import { createReport } from './report.mjs';
import { runStep } from './run-step.mjs';

requireNode();
ensureInstalled();

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [...git('diff', '--name-only', '--diff-filter=d', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter(
  (path) => existsSync(join(ROOT, path)),
);
const code = changed.filter((path) => /\.(tsx?|mjs|cjs)$/.test(path));
const bin = (name) => [process.execPath, `${ROOT}/node_modules/${name}`];

const steps = [
  changed.length && {
    name: 'format',
    command: [...bin('prettier/bin/prettier.cjs'), '--check', '--ignore-unknown', '--log-level', 'warn', ...changed],
  },
  code.length && { name: 'lint', command: [...bin('eslint/bin/eslint.js'), '--max-warnings', '0', '--no-warn-ignored', ...code] },
  { name: 'boundaries', command: [process.execPath, `${ROOT}/shared/lint/bin/boundaries.mjs`] },
  { name: 'types', command: [...bin('typescript-native/bin/tsc'), '-p', '.'] },
  code.length && { name: 'unit', command: [...bin('jest/bin/jest.js'), '--onlyChanged', '--passWithNoTests', '--silent'] },
].filter(Boolean);

const report = createReport();
for (const step of steps) {
  report.began(step.name);
  report.ended(await runStep(step));
}
process.exitCode = report.close();
