import type { FastifyInstance } from 'fastify';
import { createManualClock } from '@site/platform-kit/time/clock';
import type { Database } from '@site/platform-kit/data/database';
import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import { createCallbacks } from './callbacks';
import { createFakePlatform, SECRET, type FakeGame } from './fake-platform';
import { createSuppliers } from './server';
import { sweep } from './settlement.service';

export const SITE = 'https://site.test';
export const SLOT: FakeGame = { code: 'PP1042', name: 'Tiger Crown', type: 'SLOT', platform: 'DELTA_TIGER_GAMES' };
export const MINES: FakeGame = { code: 'MA1001', name: 'Lily Mines', type: 'ARCADE', platform: 'MONSOON_ARCADE' };
export const POKER: FakeGame = { code: 'SM1001', name: 'Coral Teenpatti Club', type: 'POKER', platform: 'SAINT_MARTIN_POKER' };

interface RoundAnswer {
  round: string;
  status: string;
  stake: number;
  isFree: boolean;
  choice: unknown;
  payout: number;
  result: unknown;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}
interface Answer {
  balance: string;
  isClosed: boolean;
  freeSpins: { stake: number; left: number; total: number } | null;
  problem?: string;
  open: RoundAnswer;
  round: RoundAnswer;
  rounds: [RoundAnswer];
  fairness: { hash: string; nextHash: string; clientSeed: string | null };
}
interface Start {
  session: string;
  isPractice: boolean;
  balance: string;
  fairness: Answer['fairness'];
  platformSession: string;
  language: string;
  texts: Record<string, string>;
}

/** The suppliers with a platform in memory, on a fresh database for each test file; both are stopped after each test. */
export function suppliersUnderTest() {
  const clock = createManualClock();
  let store: Awaited<ReturnType<typeof createTestDatabase>>;
  let database: Database;
  let platform: Awaited<ReturnType<typeof createFakePlatform>>;
  let app: FastifyInstance;

  beforeAll(async () => {
    store = await createTestDatabase();
    database = openTestDatabase(store.url, 5);
  });
  afterEach(async () => {
    await app.close();
    await platform.app.close();
  });
  afterAll(async () => {
    await database.close();
    await store.drop();
  });

  const wiring = () => ({
    platformOrigin: platform.origin,
    merchantId: 'demo-games',
    secret: SECRET,
    clock,
    db: database.db,
    wait: async () => {},
  });
  const startServer = () => createSuppliers({ ...wiring(), siteOrigin: SITE, callbackTimeoutMs: 2000 });
  async function readPage(query: { token: string } | { practice: string }): Promise<Start> {
    const page = await app.inject(`/play?${new URLSearchParams({ ...query })}`);
    const start: Start = JSON.parse(/id="start">(.*?)<\/script>/.exec(page.body)?.[1] ?? '{}');
    return start;
  }
  const launch = async (token: string) => (await readPage({ token })).session;
  const post = async (path: string, payload: object) => {
    // The page sends its own seed with every round; only the first one is used.
    const seed = path === '/api/rounds' ? { clientSeed: 'test-seed' } : {};
    const answer = await app.inject({ method: 'POST', url: path, payload: { ...seed, ...payload } });
    return { status: answer.statusCode, ...answer.json<Answer>() };
  };

  return {
    clock,
    platform: () => platform,
    get: (path: string) => app.inject(path),
    async open(game: FakeGame, language = 'en') {
      platform = await createFakePlatform(game, { language });
      app = await startServer();
      return launch('token-1');
    },
    readPage,
    launch,
    post,
    spin: (session: string, round = 'round-0001', stake = 1000) => post('/api/rounds', { session, round, stake, choice: {} }),
    sent: (action: string) => platform.calls.filter((call) => call['action'] === action),
    async restart(seconds: number) {
      await app.close();
      clock.advance(seconds);
      app = await startServer();
      await app.ready();
    },
    /** Starts a second host on the same database, with one look at unfinished rounds. @returns a function that stops it */
    async startBeside() {
      const second = await startServer();
      await second.ready();
      await sweep({ db: database.db, clock, callbacks: createCallbacks(wiring()) });
      return () => second.close();
    },
    sweep: () => sweep({ db: database.db, clock, callbacks: createCallbacks(wiring()) }),
  };
}
