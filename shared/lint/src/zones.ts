import { platformZones } from './platform';
import type { Zone } from './zone';

/**
 * The only table of permitted imports between packages. The ESLint rule `site/boundaries` checks the specifier of an import with it, the
 * dependency graph in `graph/` checks the file that the import resolves to.
 */
const CONTRACTS = ['@site/api/contracts/*', '@site/api/schema', '@site/api/money'];
const LOOK = ['@site/ui', '@site/ui/*', '@site/i18n', '@site/i18n/days', '@site/i18n/first-words'];
const CONTRACT_OF_REMOTES = ['@site/remote', '@site/remote/manifest'];
const IN_TESTS = ['@site/testing', '@site/testing/fixtures', '@site/remote/testing', '@site/api', '@site/i18n/catalogue'];
/** Test files, and helpers that only tests import. */
export const TESTING = /\.test\.tsx?$|\/src\/([\w-]+\/)*testing\/|\/testing(-[\w-]+)?\.ts$|[./]fixtures\.ts$/;
/** Module with the one bound on the wait of any test. */
const PATIENCE = '@site/testing/patience';
/** Module with the number of cases of property tests. */
const CASES = '@site/testing/cases';
/** Folder for the files of tests. */
const MEMORY_FOLDER = '@site/testing/memory-folder';
/** A proxy in front of a PostgreSQL server, which a test breaks. */
const BREAKABLE_PROXY = '@site/testing/breakable-proxy';
/** Signals to the processes of a PostgreSQL server. */
const POSTGRES_PROCESSES = '@site/testing/postgres-processes';
/** A PostgreSQL server for tests. */
const TEST_SERVER = '@site/platform-testing/test-server';
/** A whole platform for tests. */
const TEST_PLATFORM = '@site/platform-testing/test-platform';
/** Players who know what they did, for tests of a whole site over HTTP. */
const PLAYERS = '@site/platform-testing/players/*';
/** A push service on this machine. */
const PUSH_SERVICE = '@site/testing/push-service';
/** The project of Jest for code of the browser. */
const JEST = '@site/testing/jest';
/** Finds a NATS server. */
const NATS_SERVER = '@site/testing/nats-server';
/** Defaults of variables, for programs that are no servers too. */
const DEFAULTS = '@site/serving/defaults';
const IN_CONFIGS = ['@site/build', '@site/lint'];

/** Packages that remotes must not import, because `@site/remote` and `@site/api` offer their functions. */
const SHELLS_VENDORS = [
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  'single-spa',
  'axios',
  'zod',
  'zod/*',
  '@module-federation/*',
];

/** For each file the first zone with matching `files` decides. */
export const zones: Zone[] = [
  {
    name: 'a remote',
    files: /^(shared\/generators\/templates\/)?mf-[^/]+\//,
    may: [
      ...CONTRACT_OF_REMOTES,
      '@site/remote/address',
      '@site/remote/failure',
      '@site/remote/kept',
      '@site/remote/picture-place',
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
    may: ['@site/remote', '@site/remote/testing', '@site/api', ...CONTRACTS, '@site/i18n', '@site/ui'],
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
  {
    name: 'e2e',
    files: /^e2e\//,
    // The raw clients of `@site/serving/testing` use HTTP as no browser does, e.g. slowly, or with more bytes after a refusal.
    may: [
      ...CONTRACTS,
      '@site/testing/chromium',
      '@site/testing/prepare',
      '@site/testing/progress',
      PATIENCE,
      PUSH_SERVICE,
      '@site/serving/testing',
    ],
    // Tests plant temporary releases with the library of the release command.
    extra: [
      {
        files: /^e2e\/(site|releases|bench)\//,
        may: ['@site/release', '@site/release/testing', '@site/remote/manifest'],
      },
      { files: /^e2e\/bench\/weigh\.ts$/, may: ['@site/build/project', '@site/build/weigh'] },
      // A run needs every area of the site, also those that another repository releases.
      { files: /^e2e\/site\/areas-elsewhere\.ts$/, may: ['@site/build/project'] },
      // The site of a run plays matches that suit the journeys.
      {
        files: /^e2e\/site\/feed-key\.ts$/,
        may: ['@site/platform-match-simulator/create-feed', '@site/platform-match-simulator/model/match-source'],
      },
      // The processes of a cluster share a database that none of them starts.
      { files: /^e2e\/cluster\/database\.ts$/, may: ['@site/platform-kit/postgres/open'] },
      { files: /^e2e\/cluster\/breakable-database\.ts$/, may: [POSTGRES_PROCESSES] },
      { files: /^e2e\/(fixtures|cluster|chaos)\//, may: [PLAYERS] },
      // The chaos run compares what players saw with the database, and breaks the cluster of this machine.
      { files: /^e2e\/chaos\//, may: ['@site/platform-testing/oracles/*', '@site/platform-kit/secrets/seeded', '@site/cluster'] },
      { files: /^e2e\/screens\/draw-icons\.ts$/, may: ['@site/platform-artwork/icons'] },
      { files: /^e2e\/gallery\//, may: ['@site/gallery', '@site/gallery/compare'] },
    ],
  },
  { name: 'the root', files: /^[^/]+$/, may: [...IN_CONFIGS, JEST, PATIENCE, MEMORY_FOLDER] },
];
