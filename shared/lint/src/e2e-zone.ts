import { CONTRACTS, PATIENCE, PLAYERS, POSTGRES_PROCESSES, PUSH_SERVICE } from './specifiers';
import type { Zone } from './zone';

/** Row of the tests and measurements of the whole site. */
export const e2eZone: Zone = {
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
};
