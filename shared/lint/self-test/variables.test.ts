import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { VARIABLE_GROUPS, VARIABLES, type VariableReader } from '@site/serving/variables';
import { hasOldVariables, withVariables } from '../papers/table-of-variables';
import { TESTING } from '../src/specifiers';
import { variableReads } from './variable-reads';

const ROOT = join(__dirname, '../../..');
const PAPER = readFileSync(join(ROOT, 'shared/docs/variables.md'), 'utf8');

/** Tests, benchmarks and the helpers of both. */
const OF_TESTS = /^e2e\/|\/bench\/|^shared\/platform\/testing\/|^shared\/lint\/self-test\//;

/** Programs that a file belongs to; the first pattern with a match decides. */
const PROGRAMS: readonly (readonly [files: RegExp, readers: readonly VariableReader[]])[] = [
  [/^shared\/edge\/bin\//, ['start']],
  [/^shared\/edge\/src\//, ['edge']],
  [/^shared\/serving\/src\/traces\//, ['edge', 'platform']],
  [/^shared\/serving\/src\/(?:drain|process-server)\.ts$/, ['edge', 'platform']],
  [/^shared\/serving\/src\//, ['edge', 'platform', 'release service']],
  [/^shared\/platform\/operator\/src\/operator-client\.ts$/, ['operator command']],
  [/^shared\/platform\/backup\//, ['backup command']],
  [/^shared\/platform\//, ['platform']],
  [/^shared\/release\/src\/service\//, ['release service']],
  [/^shared\/release\/src\/remote\//, ['release command']],
  [/^shared\/release\/src\/store\//, ['edge', 'release service', 'release command']],
  [/^shared\/release\/src\//, ['release service', 'release command']],
  [/^shared\/build\/src\/release-keys\.mjs$/, ['edge', 'release service', 'release command']],
  [/^shared\/testing\/bin\/chromium\.mjs$/, ['start', 'release service', 'release command']],
];

/** Variables that are no settings of the site, with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  PATH: 'the system sets it',
  CI: 'machines that run the tests set it',
  NIGHTLY: 'tests try more cases',
  PATIENCE_MS: 'tests wait longer or shorter',
  FEDERATION_WEBPACK_PATH: 'the build sets it for a library',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'the store sets it for a library',
};

/** Text of a file that may read variables; other files are not parsed. */
const MAY_READ = /env|Env|Record<string, string \| undefined>/;

interface PlacedRead {
  file: string;
  name: string;
  fallback?: string | undefined;
}

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !TESTING.test(file) && !OF_TESTS.test(file));

const reads = sources.flatMap((file): PlacedRead[] => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return MAY_READ.test(text) ? variableReads(file, text).map((read) => ({ file, ...read })) : [];
});
const readsOfSite = reads.filter(({ name }) => !(name in OTHERS));
const readersOf = (file: string) => PROGRAMS.find(([files]) => files.test(file))?.[1] ?? [];

it('has every variable that a program reads, and no other', () => {
  expect([...new Set(readsOfSite.map(({ name }) => name))].sort()).toEqual(Object.keys(VARIABLES).sort());
});

it('names the programs that read a variable', () => {
  const programs = (name: string) => new Set(readsOfSite.filter((read) => read.name === name).flatMap(({ file }) => readersOf(file)));
  const found = Object.keys(VARIABLES).map((name) => [name, [...programs(name)].sort()]);
  expect(found).toEqual(Object.entries(VARIABLES).map(([name, { readBy }]) => [name, [...readBy].sort()]));
  expect(readsOfSite.filter(({ file }) => readersOf(file).length === 0)).toEqual([]);
});

it('names the default that the code takes', () => {
  const others = readsOfSite.filter(({ name, fallback }) => fallback !== undefined && !VARIABLES[name]?.default.includes(fallback));
  expect(others).toEqual([]);
  expect(readsOfSite.filter(({ fallback }) => fallback !== undefined).length).toBeGreaterThan(0);
});

it('leaves out only names that are read', () => {
  expect(Object.keys(OTHERS).filter((name) => !reads.some((read) => read.name === name))).toEqual([]);
});

it.each([
  ["env['HOST'] ?? 'localhost'", [{ name: 'HOST', fallback: 'localhost' }]],
  ['process.env.PORT || 3000', [{ name: 'PORT', fallback: '3000' }]],
  ["site.environment['CHANNEL']", [{ name: 'CHANNEL' }]],
  ["const { SITE_HOSTS = '', HOST: host = 'here' } = env;", [{ name: 'SITE_HOSTS' }, { name: 'HOST', fallback: 'here' }]],
  ['function read({ TRUSTED_HOP }: NodeJS.ProcessEnv) { return TRUSTED_HOP; }', [{ name: 'TRUSTED_HOP' }]],
  ["longEnough(env, 'FEED_KEY')", [{ name: 'FEED_KEY' }]],
  ["const child = { PORT: '3000', ...process.env }; config['PORT']; process.env.npm_lifecycle_script;", []],
])('finds the reads in %s', (text, expected) => {
  expect(variableReads('a.ts', text)).toEqual(expected);
});

it('accepts the paper that the schema gives, and refuses an older one', () => {
  expect(hasOldVariables(PAPER)).toBe(false);
  const groups = {
    ...VARIABLE_GROUPS,
    'The weather': { SITE_WEATHER: { readBy: ['edge' as const], default: 'dry', effect: 'It rains.' } },
  };
  expect(hasOldVariables(PAPER, groups)).toBe(true);
  expect(withVariables(PAPER, groups)).toMatch(/\| `SITE_WEATHER` +\| edge +\| dry +\| - +\| - +\| It rains\. +\|/);
});
