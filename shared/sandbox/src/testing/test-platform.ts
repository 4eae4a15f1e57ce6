import type { FastifyInstance } from 'fastify';
import { createApp } from '../app';
import { createManualClock, type AdvancingClock } from '../core/clock';
import type { PlatformContext, PlatformSettings } from '../core/context';
import { openDatabase, type Executor } from '../core/database';
import { readLimits } from '../core/limits';
import { findByUsername } from '../modules/accounts/accounts.repository';
import type { PlatformModule } from '../modules/platform-module';
import { createTestDatabase } from './test-cluster';

// The first file of a run waits for the server and the template.
jest.setTimeout(60_000);

export interface TestPlatform {
  app: FastifyInstance;
  context: PlatformContext;
  /** Stands still until it is advanced. */
  clock: AdvancingClock;
  db: Executor;
  /** Creates a player and logs in; every call makes another one. */
  signUp(username?: string): Promise<{ token: string; remoteId: string; playerId: number; username: string }>;
  stop(): Promise<void>;
}

export interface TestPlatformOptions {
  settings?: Partial<PlatformSettings>;
  now?: Date;
  extraModules?: readonly PlatformModule[];
}

export const TEST_PASSWORD = 'secret123';

const testSettings: PlatformSettings = {
  isProduction: false,
  operatorKey: 'test-operator',
  siteOrigin: 'http://site.test',
  allowedOrigins: ['http://site.test'],
  gamesOrigin: 'http://games.test',
  merchantId: 'demo-games',
  merchantSecret: 'test-secret',
  trustedHop: '127.0.0.1',
  limits: readLimits('signUpPerAddress=10000/60 loginPerAddress=10000/60'),
};

/** The whole platform on a fresh database of its own. Call `stop` when done. */
export async function createTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const database = await createTestDatabase();
  const { db, close } = openDatabase(database.url, () => {}, 10);
  const clock = createManualClock(options.now);
  const app = await createApp({
    context: { db, clock, settings: { ...testSettings, ...options.settings } },
    logger: false,
    extraModules: options.extraModules,
  });
  return {
    app,
    context: app.platform,
    clock,
    db,
    signUp: (username) => signUp(app, username ?? `player${(players += 1)}`.padEnd(8, 'x')),
    stop: async () => {
      await app.close();
      await close();
      await database.drop();
    },
  };
}

let players = 0;

async function signUp(app: FastifyInstance, username: string) {
  const phone = String(1_000_000_000 + Math.floor(Math.random() * 8_999_999_999));
  const person = { username, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, email: `${username}@example.com`, phone };
  const created = await app.inject({ method: 'POST', url: '/api/v1/create-players', payload: person });
  if (created.statusCode !== 201) throw new Error(`Sign-up failed: ${created.body}`);
  const login = await app.inject({ method: 'POST', url: '/api/login', payload: { username, password: TEST_PASSWORD } });
  const { token, remote_id: remoteId } = login.json<{ token: string; remote_id: string }>();
  const player = await findByUsername(app.platform.db, username.toLowerCase());
  if (!player) throw new Error('The new player is not there');
  return { token, remoteId, playerId: player.id, username };
}
