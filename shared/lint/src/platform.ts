import type { Zone } from './zone';

/** Name of the package in `shared/platform/<folder>`. */
const platformName = (folder: string) => `@site/platform-${folder}`;

const EVERY = ['kit', 'domains', 'exchange', 'exchange-data', 'match-simulator', 'demo-games', 'artwork', 'operator', 'sandbox'];

/** Packages of the platform -> the other packages of the platform that each may import. All of them may import contracts. */
const PLATFORM: Record<string, string[]> = {
  kit: [],
  // Code draws the site's logos, slides and pictures.
  domains: ['kit', 'artwork'],
  exchange: ['kit', 'domains', 'match-simulator'],
  'exchange-data': ['kit', 'exchange', 'match-simulator'],
  // A match is a function of a key and a time, so it needs only the seeded random numbers of the kit.
  'match-simulator': ['kit/secrets/seeded'],
  // A game moves money only through signed callbacks, so it needs only the signature of the domains.
  'demo-games': ['kit', 'artwork', 'domains/signature', 'domains/practice-ticket'],
  artwork: [],
  operator: ['kit', 'domains', 'exchange', 'match-simulator'],
  sandbox: EVERY,
  // Only the command that saves and restores a site.
  backup: ['kit', 'domains/ledger'],
  testing: EVERY,
};

/** A backup has the releases too, at the places that the site reads. */
const OF_BACKUP = ['@site/release', '@site/build/project', '@site/serving/defaults', '@site/testing/progress'];

/** The console shows the rules of alerts, which the operator's part evaluates. */
const OF_HEALTH = ['@site/serving/promql', '@site/serving/rules'];

/** Every package may measure what it does, and continue a trace. */
const MEASURES = ['@site/serving/metrics', '@site/serving/traces'];

/** Packages that open a port share the limits of all servers. */
const SERVERS = ['kit', 'exchange-data', 'demo-games', 'operator', 'sandbox', 'testing'];

/** Libraries for SQL, each with the one file that may import it. */
const SQL_LIBRARIES = [
  { library: /^sql-template-tag$/, file: 'shared/platform/kit/src/data/sql.ts' },
  { library: /^(drizzle-orm|kysely|kysely-codegen|knex)(\/|$)/, file: 'shared/platform/testing/src/table-types.ts' },
];

/** Keeps SQL in one style, with one copy of its tag. @returns the reason for a refusal, or null */
export function refuseSqlLibrary(from: string, specifier: string) {
  const found = SQL_LIBRARIES.find(({ library }) => library.test(specifier));
  return found && from !== found.file ? `Write SQL with @site/platform-kit/data/sql, not with ${specifier}.` : null;
}

/** Domains, lowest first: each may import those before it. */
export const DOMAINS = ['ledger', 'notifications', 'site', 'safer-play', 'rewards', 'games', 'access', 'funds', 'records', 'support'];

/** Rows of the platform in the table of zones. */
export function platformZones({ contracts, testing, inTests }: { contracts: string[]; testing: RegExp; inTests: string[] }): Zone[] {
  const everyName = [...EVERY, 'testing'].flatMap(specifiersOf);
  return Object.entries(PLATFORM).map(([folder, others]) => ({
    name: platformName(folder),
    files: new RegExp(`^shared/platform/${folder}/`),
    may: [
      ...contracts,
      ...MEASURES,
      ...others.flatMap(specifiersOf),
      ...(SERVERS.includes(folder) ? ['@site/serving', '@site/serving/defaults'] : []),
      ...(folder === 'operator' ? OF_HEALTH : []),
      ...(folder === 'backup' ? OF_BACKUP : []),
    ],
    extra: [
      {
        files: folder === 'testing' ? /./ : testing,
        may: [...inTests, ...everyName, ...(folder === 'backup' ? ['@site/release/testing'] : [])],
      },
      // A benchmark fills the platform with data like a test.
      { files: /\/src\/bench\//, may: everyName },
    ],
  }));
}

/** Specifiers of a package: all its exports, or for `<package>/<export>` only that one. */
function specifiersOf(named: string) {
  const name = platformName(named);
  return named.includes('/') ? [name] : [name, `${name}/*`];
}
