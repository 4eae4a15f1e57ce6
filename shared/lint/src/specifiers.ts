/** Specifiers of own packages that several zones may import, and packages of the registry that some must not. */
export const CONTRACTS = ['@site/api/contracts/*', '@site/api/schema', '@site/api/money'];
export const LOOK = ['@site/ui', '@site/ui/*', '@site/i18n', '@site/i18n/days', '@site/i18n/first-words'];
export const CONTRACT_OF_REMOTES = ['@site/remote', '@site/remote/manifest'];
export const IN_TESTS = [
  '@site/testing',
  '@site/testing/fixtures',
  '@site/testing/idb-in-memory',
  '@site/remote/testing',
  '@site/api',
  '@site/i18n/catalogue',
];
/** Test files, and helpers that only tests import. */
export const TESTING = /\.test\.tsx?$|\/src\/([\w-]+\/)*testing\/|\/testing(-[\w-]+)?\.ts$|[./]fixtures\.ts$/;
/** Module with the one bound on the wait of any test. */
export const PATIENCE = '@site/testing/patience';
/** Module with the number of cases of property tests. */
export const CASES = '@site/testing/cases';
/** Folder for the files of tests. */
export const MEMORY_FOLDER = '@site/testing/memory-folder';
/** A proxy in front of a PostgreSQL server, which a test breaks. */
export const BREAKABLE_PROXY = '@site/testing/breakable-proxy';
/** Signals to the processes of a PostgreSQL server. */
export const POSTGRES_PROCESSES = '@site/testing/postgres-processes';
/** A PostgreSQL server for tests. */
export const TEST_SERVER = '@site/platform-testing/test-server';
/** A whole platform for tests. */
export const TEST_PLATFORM = '@site/platform-testing/test-platform';
/** Players who know what they did, for tests of a whole site over HTTP. */
export const PLAYERS = '@site/platform-testing/players/*';
/** A push service on this machine. */
export const PUSH_SERVICE = '@site/testing/push-service';
/** The project of Jest for code of the browser. */
export const JEST = '@site/testing/jest';
/** Finds a NATS server. */
export const NATS_SERVER = '@site/testing/nats-server';
/** Defaults of variables, for programs that are no servers too. */
export const DEFAULTS = '@site/serving/defaults';
export const IN_CONFIGS = ['@site/build', '@site/lint'];

/** Packages that remotes must not import, because `@site/remote` and `@site/api` offer their functions. */
export const SHELLS_VENDORS = [
  'react-router',
  'react-router-dom',
  '@tanstack/react-query',
  'single-spa',
  'axios',
  'zod',
  'zod/*',
  '@module-federation/*',
];
