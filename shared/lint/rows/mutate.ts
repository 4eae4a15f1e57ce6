/**
 * `npm run rows:mutate -- [--rows FUNDS-001..009] [--draw 150] [--seed 7]`: changes the product where a row fixes a text, a limit, an order
 * or a timer, runs the unit tests that name the row and expects that one fails. Files are restored after each change.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { idsIn } from '../words/requirement-ids';
import { MUTATIONS, type Mutation } from './mutations';
import { titledTests } from './titled-tests';

type Outcome = 'caught' | 'survived' | 'no test' | 'not found';
const MOST = 2 ** 31;
/** A test that passes finds its element within a second; one that is caught waits in vain. */
const SHORT_PATIENCE = { PATIENCE_MS: '8000' };

const root = path.resolve(import.meta.dirname, '../../..');
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { rows: { type: 'string' }, draw: { type: 'string' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? randomInt(MOST));
const asked = values.rows ? idsIn(values.rows) : Object.keys(MUTATIONS);
const count = Math.min(Number(values.draw ?? asked.length), asked.length);
/** Each row at most once; the same draw for the same seed. */
const rows = fc.sample(fc.shuffledSubarray(asked, { minLength: count, maxLength: count }), { seed, numRuns: 1 }).flat();
const tests = titledTests(root);

const isClean = (file: string) => execFileSync('git', ['status', '--porcelain', '--', file], { cwd: root, encoding: 'utf8' }) === '';

/** Outcome of the tests that name a row while `mutation` is in the product. */
function outcomeWith(mutation: Mutation, files: ReadonlyMap<string, string>): Outcome {
  const place = path.join(root, mutation.file);
  const before = readFileSync(place, 'utf8');
  writeFileSync(
    place,
    before.replace(mutation.from, () => mutation.to),
  );
  try {
    const jest = path.join(root, 'node_modules/jest/bin/jest.js');
    const named = ['-t', [...files.values()].join('|'), '--runTestsByPath', ...files.keys()];
    const { status, stdout } = spawnSync(process.execPath, [jest, '--ci', '--silent', '--json', '-w', '1', '--bail', ...named], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, ...SHORT_PATIENCE },
    });
    if (status !== 0) return 'caught';
    // Jest is content with a pattern that matches no title.
    return (JSON.parse(stdout) as { numPassedTests: number }).numPassedTests > 0 ? 'survived' : 'no test';
  } finally {
    writeFileSync(place, before);
  }
}

function outcomeOf(row: string): Outcome {
  const mutation = MUTATIONS[row];
  const files = tests.get(row);
  if (!mutation || !files) return 'no test';
  if (!readFileSync(path.join(root, mutation.file), 'utf8').includes(mutation.from)) return 'not found';
  if (!isClean(mutation.file)) throw new Error(`Commit ${mutation.file} first: it is changed and restored.`);
  return outcomeWith(mutation, files);
}

const counts = new Map<Outcome, number>();
for (const [at, row] of rows.entries()) {
  const outcome = outcomeOf(row);
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  console.log(`${at + 1}/${rows.length} ${row}: ${outcome}`);
}
console.log(`Seed ${seed}: ${rows.length} rows; ${[...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ')}.`);
process.exitCode = counts.get('caught') === rows.length ? 0 : 1;
