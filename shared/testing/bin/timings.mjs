import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './prepare.mjs';
import { table } from './table.mjs';

/**
 * @typedef {{ seconds: number, inside: number }} Times
 * @typedef {{ name: string, startTime: number, endTime: number, assertionResults: { duration: number | null }[] }} TestFile
 */

const SLOWEST = 20;

/**
 * Times of a `jest --json` run in seconds, of each package and of the slowest files. `inside` is the time in tests; the rest loads
 * modules and runs hooks.
 * @param {string} path of the report
 * @returns {string} two tables
 */
export function unitTimings(path) {
  /** @type {{ testResults: TestFile[] }} */
  const { testResults } = JSON.parse(readFileSync(path, 'utf8'));
  const files = testResults.map(timesOf).sort(bySeconds);
  /** @type {Map<string, Times & { count: number }>} */
  const packages = new Map();
  for (const { owner, seconds, inside } of files) {
    const before = packages.get(owner) ?? { count: 0, seconds: 0, inside: 0 };
    packages.set(owner, { count: before.count + 1, seconds: before.seconds + seconds, inside: before.inside + inside });
  }
  const ofPackages = [...packages].sort(([, one], [, other]) => bySeconds(one, other));
  return [
    table([
      ['unit tests of', 'files', 'seconds', 'inside'],
      ...ofPackages.map(([owner, { count, ...times }]) => [owner, String(count), ...cells(times)]),
    ]),
    table([[`${SLOWEST} slowest files`, 'seconds', 'inside'], ...files.slice(0, SLOWEST).map((times) => [times.file, ...cells(times)])]),
  ].join('\n\n');
}

/** @param {Times} one @param {Times} other */
const bySeconds = (one, other) => other.seconds - one.seconds;
/** @param {Times} times */
const cells = ({ seconds, inside }) => [seconds.toFixed(1), inside.toFixed(1)];

/** @param {TestFile} file */
function timesOf({ name, startTime, endTime, assertionResults }) {
  const file = relative(ROOT, name).replaceAll('\\', '/');
  const insideMs = assertionResults.reduce((total, { duration }) => total + (duration ?? 0), 0);
  return { file, owner: ownerOf(file), seconds: (endTime - startTime) / 1000, inside: insideMs / 1000 };
}

/** The folder of the package: `shell`, `mf-chat`, `shared/api`, `shared/platform/kit`. @param {string} file */
function ownerOf(file) {
  const depth = file.startsWith('shared/platform/') ? 3 : file.startsWith('shared/') ? 2 : 1;
  return file.split('/').slice(0, depth).join('/');
}
