import { browserProject, transform, transformIgnorePatterns } from '@site/testing/jest';
import { temporaryFolder } from '@site/testing/memory-folder';
import { TEST_MS } from '@site/testing/patience';

const shared = {
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
    browserProject({
      ...shared,
      displayName: 'browser',
      testMatch: [
        '<rootDir>/{shell,mf-*}/**/*.test.{ts,tsx}',
        '<rootDir>/shared/{remote,ui,i18n,testing,api,console/src,gallery/src}/**/*.test.{ts,tsx}',
      ],
      testPathIgnorePatterns: ['/node_modules/', WORKER],
    }),
    {
      ...shared,
      transform,
      transformIgnorePatterns,
      displayName: 'node',
      testEnvironment: '<rootDir>/shared/testing/jest/one-realm.cjs',
      testEnvironmentOptions: { temporaryFolder: temporaryFolder() },
      runtime: '<rootDir>/shared/testing/jest/once-per-worker.cjs',
      testMatch: [
        '<rootDir>/shared/{platform,release,edge,serving,deployment,cluster,build,lint,generators,gallery/compare}/**/*.test.{ts,mjs}',
        '<rootDir>/e2e/{bench,chaos}/**/*.test.ts',
        `${WORKER}**/*.test.ts`,
      ],
    },
  ],
};
