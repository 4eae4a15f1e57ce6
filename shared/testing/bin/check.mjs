#!/usr/bin/env node
/** `npm run check`: the fast subset of checks for the files that changed since the last commit. */
import { changedFiles } from './changed-files.mjs';
import { ensureInstalled, requireNode, ROOT } from './prepare.mjs';
import { createReport } from './report.mjs';
import { runStep } from './run-step.mjs';

requireNode();
ensureInstalled();

const { files: changed, code } = changedFiles(ROOT);
/** @param {string} name */
const bin = (name) => [process.execPath, `${ROOT}/node_modules/${name}`];

/** TypeScript projects for the linter: nobody imports a remote or the shell, so a change only in them needs only their projects. */
const areas = new Set(changed.map((path) => /^(shell|mf-[^/]+)\//.exec(path)?.[1]));
const projects = areas.size && !areas.has(undefined) ? [...areas].map((area) => `${area}/tsconfig.json`) : ['tsconfig.json'];

const reading = [
  ...(changed.length
    ? [{ name: 'format', command: [...bin('prettier/bin/prettier.cjs'), '--check', '--ignore-unknown', '--log-level', 'warn', ...changed] }]
    : []),
  { name: 'boundaries', command: [...bin('tsx/dist/cli.mjs'), 'shared/lint/bin/boundaries.ts'] },
  // The compiler caches its results in `.cache/types` and checks only files that a change affects.
  { name: 'types', command: [...bin('typescript-native/bin/tsc'), '-b', 'shared/lint/tsconfig'] },
];
const judging = code.length
  ? [
      {
        name: 'lint',
        command: [...bin('eslint/bin/eslint.js'), '--max-warnings', '0', '--no-warn-ignored', ...code],
        env: { LINT_PROJECTS: projects.join(' ') },
      },
      { name: 'unit', command: [...bin('jest/bin/jest.js'), '--onlyChanged', '--passWithNoTests', '--silent'] },
    ]
  : [];

const report = createReport();
/** @param {import('./run-step.mjs').Step[]} steps */
async function inTurn(steps) {
  for (const step of steps) {
    report.began(step.name);
    report.ended(await runStep(step));
  }
}
await Promise.all([inTurn(reading), inTurn(judging)]);
process.exitCode = report.close();
