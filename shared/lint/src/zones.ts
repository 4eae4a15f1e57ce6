import { e2eZone } from './e2e-zone';
import { platformZones } from './platform';
import {
  BREAKABLE_PROXY,
  CASES,
  CONTRACTS,
  CONTRACT_OF_REMOTES,
  DEFAULTS,
  IN_CONFIGS,
  IN_TESTS,
  JEST,
  LOOK,
  MEMORY_FOLDER,
  NATS_SERVER,
  PATIENCE,
  PLAYERS,
  POSTGRES_PROCESSES,
  PUSH_SERVICE,
  SHELLS_VENDORS,
  TESTING,
  TEST_PLATFORM,
  TEST_SERVER,
} from './specifiers';
import type { Zone } from './zone';

/**
 * The only table of permitted imports between packages. The ESLint rule `site/boundaries` checks the specifier of an import with it, the
 * dependency graph in `graph/` checks the file that the import resolves to. For each file the first zone with matching `files` decides.
 */
export const zones: Zone[] = [
  {
    name: 'a remote',
    files: /^(shared\/generators\/templates\/)?mf-[^/]+\//,
    may: [
      ...CONTRACT_OF_REMOTES,
      '@site/remote/address',
      '@site/remote/failure',
      '@site/remote/kept',
      '@site/remote/later-texts',
      '@site/remote/picture-place',
      '@site/remote/text-place',
      ...CONTRACTS,
      ...LOOK,
    ],
    extra: [
      { files: /\.queries\.ts$/, may: ['@site/api', '@site/remote/money', '@site/remote/push', '@site/remote/reads'] },
      { files: TESTING, may: IN_TESTS },
      { files: /\.config\.mjs$/, may: IN_CONFIGS },
    ],
    never: SHELLS_VENDORS,
  },
  {
    name: 'the shell',
    files: /^shell\//,
    may: [
      ...CONTRACT_OF_REMOTES,
      '@site/remote/failure',
      '@site/remote/push',
      '@site/remote/reads',
      '@site/remote/staff',
      '@site/remote/worker',
      '@site/api',
      ...CONTRACTS,
      ...LOOK,
    ],
    extra: [
      { files: TESTING, may: [...IN_TESTS, '@site/remote/*'] },
      { files: /\.config\.mjs$/, may: IN_CONFIGS },
    ],
    never: ['axios', 'zod', 'zod/*'],
  },
  // Money posts, notifications and common reads use the client; each remote that imports them bundles them.
  {
    name: '@site/remote',
    files: /^shared\/remote\/src\/(money|push|reads)\//,
    may: ['@site/api', ...CONTRACTS],
    extra: [{ files: TESTING, may: IN_TESTS.concat('@site/testing') }],
  },
  {
    name: '@site/remote',
    files: /^shared\/remote\//,
    may: [...CONTRACTS, '@site/i18n'],
    mayTypes: ['@site/api'],
    extra: [{ files: /\/address\/.*\.test\.tsx$/, may: ['@site/testing'] }],
  },
  {
    name: '@site/ui',
    files: /^shared\/ui\//,
    may: ['@site/i18n'],
    extra: [{ files: /\.test\.tsx?$/, may: ['@site/testing'] }],
    never: ['react-router-dom'],
  },
  // No release contains the gallery: nothing but its command imports it.
  {
    name: '@site/gallery',
    files: /^shared\/gallery\//,
    may: LOOK,
    extra: [
      { files: /^shared\/gallery\/serve\//, may: ['@site/build', '@site/build/base'] },
      { files: TESTING, may: ['@site/testing'] },
    ],
  },
  // The pages of the people who run the site: they know the operator's calls, and nothing of the server behind them.
  {
    name: '@site/console',
    files: /^shared\/console\//,
    may: ['@site/api', ...CONTRACTS, ...LOOK, '@site/platform-operator/calls'],
    extra: [
      { files: TESTING, may: ['@site/testing', '@site/i18n/catalogue'] },
      { files: /\.config\.mjs$/, may: IN_CONFIGS },
      { files: /^shared\/console\/bin\//, may: ['@site/build/page'] },
    ],
  },
  { name: '@site/i18n', files: /^shared\/i18n\//, may: ['@site/api/money'], mayTypes: ['@site/api/contracts/site'] },
  { name: 'a contract', files: /^shared\/api\/src\/(contracts|schema|errors|money)\//, may: CONTRACTS, never: ['axios'] },
  { name: '@site/api', files: /^shared\/api\//, may: CONTRACTS, extra: [{ files: /\.test\.tsx?$/, may: ['@site/testing'] }] },
  { name: '@site/serving', files: /^shared\/serving\//, may: CONTRACTS, extra: [{ files: TESTING, may: [PATIENCE] }] },
  ...platformZones({
    contracts: CONTRACTS,
    testing: TESTING,
    inTests: ['@site/serving/testing', PATIENCE, CASES, PUSH_SERVICE, MEMORY_FOLDER, BREAKABLE_PROXY, POSTGRES_PROCESSES, NATS_SERVER],
  }),
  {
    name: '@site/testing',
    files: /^shared\/testing\//,
    may: ['@site/remote', '@site/remote/kept', '@site/remote/testing', '@site/api', ...CONTRACTS, '@site/i18n', '@site/ui'],
  },
  {
    name: '@site/edge',
    files: /^shared\/edge\//,
    may: [
      '@site/release',
      '@site/build/project',
      '@site/serving',
      '@site/serving/metrics',
      '@site/serving/traces',
      DEFAULTS,
      '@site/testing/prepare',
      '@site/remote/manifest',
      '@site/remote/staff',
      '@site/remote/worker',
      ...CONTRACTS,
    ],
    extra: [
      { files: TESTING, may: ['@site/release/testing', '@site/serving/testing', PATIENCE, BREAKABLE_PROXY, TEST_SERVER, TEST_PLATFORM] },
    ],
  },
  {
    name: '@site/release',
    files: /^shared\/release\//,
    may: [
      '@site/remote/manifest',
      '@site/remote/pending',
      '@site/remote/staff',
      '@site/build/project',
      '@site/testing/chromium',
      '@site/testing/progress',
      DEFAULTS,
      ...CONTRACTS,
    ],
    extra: [
      { files: TESTING, may: [PATIENCE, CASES, BREAKABLE_PROXY, TEST_SERVER] },
      { files: /\/service\//, may: ['@site/serving'] },
    ],
  },
  // Files for machines and containers follow the list of variables, and a test starts the platform's own reader with them.
  {
    name: '@site/deployment',
    files: /^shared\/deployment\//,
    may: ['@site/serving', '@site/serving/variables', DEFAULTS, ...CONTRACTS],
    extra: [{ files: TESTING, may: ['@site/platform-sandbox/config'] }],
  },
  // Starts the processes of the table, the engines below them, and the release command.
  {
    name: '@site/cluster',
    files: /^shared\/cluster\//,
    may: [
      '@site/deployment/balancer-parts',
      '@site/deployment/processes',
      '@site/deployment/systemd',
      '@site/edge/deploy',
      '@site/edge/ending',
      '@site/edge/ports',
      '@site/platform-kit/postgres/reachable',
      '@site/platform-kit/postgres/run-as',
      '@site/platform-kit/secrets/kept-key',
      '@site/testing/prepare',
      DEFAULTS,
      ...CONTRACTS,
    ],
    extra: [
      { files: TESTING, may: ['@site/serving/variables'] },
      // The check breaks a cluster under play.
      { files: /^shared\/cluster\/src\/check\.ts$/, may: [PLAYERS] },
    ],
  },
  { name: 'a repository', files: /^shared\/generators\/templates\/repository\//, may: [JEST, '@site/lint'] },
  {
    name: '@site/generators',
    files: /^shared\/generators\//,
    may: ['@site/remote/manifest', '@site/build', '@site/build/project', '@site/lint/titled-tests'],
  },
  { name: '@site/build', files: /^shared\/build\//, may: ['@site/remote/manifest'] },
  { name: '@site/generators', files: /^shared\/generators\/src\//, may: [] },
  // Papers list all variables and all metrics.
  {
    name: '@site/lint',
    files: /^shared\/lint\//,
    may: ['@site/serving/variables', '@site/serving/metrics/catalogue', '@site/build/project'],
  },
  e2eZone,
  { name: 'the root', files: /^[^/]+$/, may: [...IN_CONFIGS, JEST, PATIENCE, MEMORY_FOLDER] },
];
