import type { TimeLimits } from '@site/serving';
import type { FastifyInstance } from 'fastify';
import { createApp } from '@site/platform-sandbox/app';
import { createManualClock, type AdvancingClock } from '@site/platform-kit/time/clock';
import type { PlatformContext, PlatformSettings } from '@site/platform-kit/context/context';
import type { Database, Executor } from '@site/platform-kit/data/database';
import type { ReplicaReads } from '@site/platform-kit/data/replica-reads';
import type { GameHouses } from '@site/platform-kit/context/game-houses';
import { readLimits } from '@site/platform-kit/pace/limits';
import { readTransports } from '@site/platform-kit/context/transports';
import { addPlayer, hashPassword, openSession } from '@site/platform-domains/access';
import { hashAtLeastCost } from '@site/platform-domains/access/passwords';
import { createOperatorApp } from '@site/platform-operator/operator-app';
import type { PlatformModule } from '@site/platform-kit/context/platform-module';
import { openTransport } from '@site/platform-kit/events/open-transport';
import { startRelay } from '@site/platform-kit/events/relay';
import type { EventTransport } from '@site/platform-kit/events/transport';
import { createLocalHouses } from './local-houses';
import { createScriptedFeed, type ScriptedFeed } from './scripted-feed';
import { uncounted } from './statements';
import { createTestDatabase, openTestDatabase } from './test-cluster';

/** A player who has signed up. */
export interface TestPlayer {
  token: string;
  remoteId: string;
  playerId: number;
  username: string;
}

/** Part of a player that calls need. */
export type TestBearer = Pick<TestPlayer, 'token' | 'playerId'>;

export interface TestPlatform {
  app: FastifyInstance;
  /** App with the operator calls. */
  operator: FastifyInstance;
  context: PlatformContext;
  /** Does not move until it is advanced. */
  clock: AdvancingClock;
  db: Executor;
  feed: ScriptedFeed;
  /** Connections of another process to the same database; PostgreSQL knows them by the name. */
  connect(name: string): Database;
  /** Creates a logged-in player; every call creates another one. */
  signUp(username?: string): Promise<TestPlayer>;
  stop(): Promise<void>;
}

export interface TestPlatformOptions {
  settings?: Partial<PlatformSettings>;
  now?: Date;
  timeLimits?: TimeLimits;
  extraModules?: readonly PlatformModule[];
  /** True serves the operators' API page as in production. Few tests need it, and its setup takes time on every platform. */
  hasDocumentation?: boolean;
  /** Host names of the operators' listener, besides those of this machine. */
  operatorHosts?: readonly string[];
  /** True hashes passwords at the cost of production, which takes tens of milliseconds of a core each. */
  hashesAsInProduction?: boolean;
  /** A migrated and seeded database of the test; default: a fresh one. `stop` closes it. */
  database?: Pick<Database, 'db' | 'openConnection' | 'close'>;
  /** Serves long reads; default: the database of the platform. */
  reads?: ReplicaReads;
  /** Puts faults between the platform and the stores of the transfer wallets. */
  houses?: (real: GameHouses) => GameHouses;
  /** Addresses of NATS servers; default: PostgreSQL carries the events. */
  eventsUrl?: string;
  /** Puts faults between the outbox and the listeners. */
  transport?: (real: EventTransport) => EventTransport;
}

export const TEST_PASSWORD = 'secret123';

/** New objects for each platform, because tests change the limits of theirs. */
const testSettings = (): PlatformSettings => ({
  isProduction: false,
  operatorKey: 'test-operator',
  siteOrigin: 'http://site.test',
  allowedOrigins: ['http://site.test'],
  gamesOrigin: 'http://games.test',
  exchangeOrigin: 'http://exchange.test',
  merchantId: 'demo-games',
  merchantSecret: 'test-secret',
  twoStepKey: 'test-two-step-key',
  console: {
    origin: 'http://localhost:3004',
    allowedOrigins: ['http://localhost:3004'],
    releaseUrl: 'http://127.0.0.1:9',
    folder: '/no-console',
  },
  alerts: { webhookUrl: '', webhookSecret: '', email: '' },
  prometheusUrl: '',
  trustedHop: '127.0.0.1',
  smsCountries: ['880'],
  limits: structuredClone(
    readLimits(
      'signUpPerAddress=10000/60 loginPerAddress=10000/60 otpPerAddress=10000/60 resetPerAddress=10000/60 operatorKeyPerAddress=10000/60 consoleSignInPerAddress=10000/60 consoleSignInPerName=10000/60 consoleSignInPerDevice=10000/60',
    ),
  ),
  transports: readTransports({}),
  push: { key: 'test-push-key', origins: [] },
});

/** A fresh database, which `close` drops. */
async function openFreshDatabase() {
  const made = await createTestDatabase();
  const { db, openConnection, close } = openTestDatabase(made.url, 10);
  // A pool of its own for the relay, so that tests may count or block the statements of the platform.
  const ofRelay = openTestDatabase(uncounted(made.url), 1);
  return {
    db,
    openConnection,
    relayDb: ofRelay.db,
    connect: (name: string) => openTestDatabase(`${made.url}?application_name=${name}`, 8),
    close: () => Promise.all([close(), ofRelay.close()]).then(made.drop),
  };
}

/** The whole platform on a fresh database of its own. Call `stop` when done. */
export async function createTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  hashAtLeastCost(!options.hashesAsInProduction);
  const given = options.database && { ...options.database, relayDb: options.database.db, connect: noAddress };
  const { db, openConnection, relayDb, connect, close } = given ?? (await openFreshDatabase());
  const clock = createManualClock(options.now);
  const feed = createScriptedFeed();
  const transport = (options.transport ?? ((real) => real))(openTransport(options.eventsUrl ?? '', openConnection));
  const app = await createApp({
    context: { db, clock, feed, settings: { ...testSettings(), ...options.settings } },
    reads: options.reads,
    houses: (options.houses ?? ((real) => real))(createLocalHouses({ db, clock })),
    transport,
    logger: false,
    timeLimits: options.timeLimits,
    extraModules: options.extraModules,
  });
  let passwordHash: Promise<string> | undefined;
  const relay = startRelay({ db: relayDb, transport, log: app.log });
  const operator = await createOperatorApp(app, false, {
    hosts: options.operatorHosts ?? [],
    hasDocumentation: options.hasDocumentation ?? false,
  });
  return {
    app,
    operator,
    context: app.platform,
    clock,
    db,
    feed,
    connect,
    signUp: (username) => signUp(app, username ?? `player${(players += 1)}`.padEnd(8, 'x'), (passwordHash ??= hashPassword(TEST_PASSWORD))),
    stop: async () => {
      await operator.close();
      await app.close();
      await relay.stop();
      await transport.close();
      await close();
    },
  };
}

function noAddress(): never {
  throw new Error('Only a database of the platform’s own has further connections');
}

let players = 0;

/** Inserts the player without the routes, because hashing a password twice is slow; the tests of accounts use the routes. */
async function signUp({ platform: { db, clock } }: FastifyInstance, username: string, passwordHash: Promise<string>) {
  const phone = String(1_300_000_000 + Math.floor(Math.random() * 700_000_000));
  const form = { username, email: `${username}@example.com`, phone, name: '', currency: 'BDT', referral_code: '' } as const;
  const player = await addPlayer(db, form, await passwordHash, clock.now());
  const { token } = await openSession(db, clock, player.id, { ip: '127.0.0.1', userAgent: '' });
  return { token, remoteId: player.remoteId, playerId: player.id, username };
}
