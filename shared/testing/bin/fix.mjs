#!/usr/bin/env node
/**
 * `npm run fix`: mends the files that differ from the last commit, `npm run fix -- --all` all files. ESLint changes what its rules can
 * change, then oxfmt formats. It ends with 1 when a person has to mend the rest, which it prints.
 */
import { spawnSync } from 'node:child_process';
import { changedFiles } from './changed-files.mjs';
import { requireNode, ROOT } from './prepare.mjs';

requireNode();

/** @param {string} program below node_modules @param {string[]} args @returns {boolean} true when nothing is left to mend */
function run(program, args) {
  return spawnSync(process.execPath, [`${ROOT}/node_modules/${program}`, ...args], { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

const { files, code } = process.argv.includes('--all') ? { files: ['.'], code: ['.'] } : changedFiles(ROOT);
const isLinted = code.length === 0 || run('eslint/bin/eslint.js', ['--fix', '--max-warnings', '0', '--no-warn-ignored', ...code]);
const isFormatted = files.length === 0 || run('oxfmt/bin/oxfmt', ['--no-error-on-unmatched-pattern', ...files]);
console.log(files.length ? 'Fixed where a program can; `npm run check` asks the rest.' : 'No file differs from the last commit.');
process.exitCode = isLinted && isFormatted ? 0 : 1;
