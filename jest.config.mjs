import { temporaryFolder } from '@site/testing/memory-folder';
import { TEST_MS } from '@site/testing/patience';

const transform = {
  '^.+\\.(t|j)sx?$|\\.mjs$': [
    '@swc/jest',
    {
      jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } }, target: 'es2022' },
      module: { type: 'commonjs' },
    },
  ],
};

const shared = {
  transform,
  // Packages that come as ES modules only are named here, and one that loads a module of Node by an import.
  transformIgnorePatterns: [
    '/node_modules/(?!(postgrator|cookie|jose|pixelmatch|react-fast-marquee|sql-template-tag|@opentelemetry/otlp-exporter-base)/)',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/.store/', '<rootDir>/.data/', '<rootDir>/.cache/', '<rootDir>/.wireit/'],
};

/** The service worker has no document, and Node has requests and answers like it. */
const WORKER = '<rootDir>/shell/src/worker/';

/** Browser code runs in jsdom, servers and tools in Node; the file's folder decides. */
export default {
  // A busy machine is slow, not wrong, so the limit is wide.
  testTimeout: TEST_MS,
  testSequencer: '<rootDir>/shared/testing/jest/longest-first.cjs',
  projects: [
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
      testMatch: [
        '<rootDir>/{shell,mf-*}/**/*.test.{ts,tsx}',
        '<rootDir>/shared/{remote,ui,i18n,testing,api,gallery/src}/**/*.test.{ts,tsx}',
      ],
      testPathIgnorePatterns: ['/node_modules/', WORKER],
      moduleNameMapper: { '\\.css$': '<rootDir>/shared/testing/jest/css-module.cjs', '\\.svg$': '<rootDir>/shared/testing/jest/file.cjs' },
      setupFiles: ['<rootDir>/shared/testing/jest/environment.cjs', '<rootDir>/shared/testing/jest/computed-style.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/jest/matchers.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/shared/testing/jest/one-realm.cjs',
      testEnvironmentOptions: { temporaryFolder: temporaryFolder() },
      runtime: '<rootDir>/shared/testing/jest/once-per-worker.cjs',
      testMatch: [
        '<rootDir>/shared/{platform,release,edge,serving,deployment,cluster,build,lint,generators,gallery/compare}/**/*.test.{ts,mjs}',
        '<rootDir>/e2e/chaos/**/*.test.ts',
        `${WORKER}**/*.test.ts`,
      ],
    },
  ],
};
