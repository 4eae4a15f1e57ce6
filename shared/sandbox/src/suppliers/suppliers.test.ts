import type { FastifyInstance } from 'fastify';
import { createManualClock } from '../core/clock';
import { openDatabase, type Database } from '../core/database';
import { createTestDatabase } from '../testing/test-cluster';
import { ENGINES } from './engines';
import { commitTo, drawOf } from './fairness';
import { createFakePlatform, SECRET, type FakeGame } from './fake-platform';
import { sweep } from './rounds.service';
import { createCallbacks } from './callbacks';
import { createSuppliers } from './server';

jest.setTimeout(60_000);

const SLOT: FakeGame = { code: 'PP1042', name: 'Tiger Crown', type: 'SLOT', platform: 'DELTA_TIGER_GAMES' };
const MINES: FakeGame = { code: 'MA1001', name: 'Lily Field', type: 'ARCADE', platform: 'MONSOON_ARCADE' };
const SITE = 'https://site.test';

let store: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
let platform: Awaited<ReturnType<typeof createFakePlatform>>;
let app: FastifyInstance;
const clock = createManualClock();

const startServer = () =>
  createSuppliers({
    platformOrigin: platform.origin,
    siteOrigin: SITE,
    merchantId: 'demo-games',
    secret: SECRET,
    clock,
    db: database.db,
    wait: async () => {},
    callbackTimeoutMs: 2000,
  });
const supplier = () => ({
  db: database.db,
  clock,
  callbacks: createCallbacks({ platformOrigin: platform.origin, merchantId: 'demo-games', secret: SECRET, clock, wait: async () => {} }),
});

async function open(game: FakeGame) {
  platform = await createFakePlatform(game);
  app = await startServer();
  return launch('token-1');
}
async function launch(token: string): Promise<string> {
  const page = await app.inject(`/play?token=${token}`);
  const start: { session: string } = JSON.parse(/id="start">(.*?)<\/script>/.exec(page.body)?.[1] ?? '{}');
  return start.session;
}
interface RoundAnswer {
  round: string;
  status: string;
  stake: number;
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
  open: RoundAnswer;
  round: RoundAnswer;
  rounds: [RoundAnswer];
  fairness: { hash: string };
}
const post = async (path: string, payload: object) => {
  const answer = await app.inject({ method: 'POST', url: path, payload });
  return { status: answer.statusCode, ...answer.json<Answer>() };
};
const spin = (session: string, round = 'round-0001', stake = 1000) => post('/api/rounds', { session, round, stake, choice: {} });
const sent = (action: string) => platform.calls.filter((call) => call['action'] === action);

beforeAll(async () => {
  store = await createTestDatabase();
  database = openDatabase(store.url, () => {}, 5);
});
afterEach(async () => {
  await app.close();
  await platform.app.close();
});
afterAll(async () => {
  await database.close();
  await store.drop();
});

it('takes the bet, settles the round and shows the balance of the last answer', async () => {
  const session = await open(SLOT);
  const played = await spin(session);
  expect(played.round.status).toBe('settled');
  expect(sent('bet')).toHaveLength(1);
  expect(sent('win')).toMatchObject([{ finished: '1', round_id: sent('bet')[0]?.['round_id'] }]);
  expect(platform.balance).toBe(100_000 - 1000 + played.round.payout);
  expect(played.balance).toBe((platform.balance / 100).toFixed(2));
});

it('opens a game once for each link', async () => {
  await open(SLOT);
  const again = await app.inject('/play?token=token-1');
  expect(again.statusCode).toBe(410);
  expect(again.body).toContain('This game link was already used. Close and open the game again.');
});

it('lets only the site frame the game and runs no script without its nonce', async () => {
  await open(SLOT);
  platform.games.set('token-2', SLOT);
  const page = await app.inject('/play?token=token-2');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain(`frame-ancestors ${SITE}`);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(page.body).not.toMatch(/<script(?![^>]*(nonce=|application\/json))/);
});

it('plays a round once however often it is sent', async () => {
  const session = await open(SLOT);
  const answers = await Promise.all(Array.from({ length: 8 }, () => spin(session)));
  const later = await spin(session);
  expect(sent('bet')).toHaveLength(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(later.round.payout).toBe(platform.balance - 99_000);
});

it('says that the balance is too low and keeps it', async () => {
  const session = await open(SLOT);
  const played = await spin(session, 'round-0001', 500_000);
  expect(played.round).toMatchObject({ status: 'refused', refusal: 'INSUFFICIENT_FUNDS', payout: null });
  expect(platform.balance).toBe(100_000);
});

it('closes the session when the platform has', async () => {
  const session = await open(SLOT);
  platform.isClosed = true;
  expect((await spin(session)).isClosed).toBe(true);
  expect(await spin(session, 'round-0002')).toMatchObject({ status: 409, problem: 'closed' });
});

it('repeats a bet whose answer was lost, without betting twice', async () => {
  const session = await open(SLOT);
  platform.fail('bet', 'after', 2);
  const played = await spin(session);
  expect(sent('bet')).toHaveLength(3);
  expect(platform.balance).toBe(99_000 + played.round.payout);
});

it.each(['before', 'after'] as const)('gives the stake back when no answer to the bet comes (lost %s booking)', async (mode) => {
  const session = await open(SLOT);
  platform.fail('bet', mode, 3);
  const played = await spin(session);
  expect(played.round).toMatchObject({ status: 'refunded', payout: null, result: null });
  expect(platform.balance).toBe(100_000);
});

it('keeps trying a refund until it is acknowledged, also after a restart', async () => {
  const session = await open(SLOT);
  platform.fail('bet', 'after', 3);
  platform.fail('refund', 'before', 2);
  expect((await spin(session)).round.status).toBe('refunding');
  expect(platform.balance).toBe(99_000);
  await app.close();
  clock.advance(5);
  app = await startServer();
  await app.ready();
  await sweep(supplier());
  clock.advance(5);
  await sweep(supplier());
  expect(platform.balance).toBe(100_000);
});

it('pays a settled round after a restart when the platform was away', async () => {
  const session = await open(SLOT);
  platform.fail('win', 'before', 3);
  const played = await spin(session);
  expect(played.round.status).toBe('paying');
  await app.close();
  clock.advance(5);
  app = await startServer();
  await app.ready();
  await sweep(supplier());
  expect((await spin(session)).round.status).toBe('settled');
  expect(platform.balance).toBe(99_000 + played.round.payout);
});

it('carries an open round on in the next launch of the game', async () => {
  const session = await open(MINES);
  const begun = await post('/api/rounds', { session, round: 'round-0001', stake: 1000, choice: { mines: 1 } });
  expect(begun.round).toMatchObject({ status: 'open', result: { mines: null } });
  expect(await post('/api/rounds', { session, round: 'round-0002', stake: 1000, choice: { mines: 1 } })).toMatchObject({
    status: 409,
    problem: 'busy',
  });
  platform.games.set('token-2', MINES);
  const next = await launch('token-2');
  expect((await post('/api/session', { session: next })).open.round).toBe('round-0001');
  await post('/api/rounds/act', { session: next, round: 'round-0001', action: { kind: 'pick', tile: 0 } });
  const ended = await post('/api/rounds/act', { session: next, round: 'round-0001', action: { kind: 'cash-out' } });
  expect(ended.round.status).toBe('settled');
  expect(platform.balance).toBe(99_000 + ended.round.payout);
});

it('lets the player check past rounds from the seed that was promised', async () => {
  const session = await open(SLOT);
  const { fairness } = await post('/api/session', { session });
  await spin(session);
  expect((await post('/api/history', { session })).rounds[0].serverSeed).toBeNull();
  await post('/api/seed', { session, clientSeed: 'my-own-seed' });
  const [round] = (await post('/api/history', { session })).rounds;
  expect(commitTo(round.serverSeed)).toBe(fairness.hash);
  const again = ENGINES.slot.start(round.choice, round.stake, drawOf(round.serverSeed, round.clientSeed, round.nonce));
  expect(again).toEqual({ state: round.result, payoutPaisa: round.payout });
});

it.each([{ stake: 99 }, { stake: 500_001 }, { stake: 10.5 }, { stake: '1000' }, { stake: -1000 }, { choice: null }, { round: 'x' }])(
  'refuses a round with %j without asking for money',
  async (wrong) => {
    const session = await open(SLOT);
    const answer = await post('/api/rounds', { session, round: 'round-0001', stake: 1000, choice: {}, ...wrong });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(sent('bet')).toHaveLength(0);
  },
);

it('knows nobody by a wrong session', async () => {
  await open(SLOT);
  expect(await spin('someone-else')).toMatchObject({ status: 404, problem: 'closed' });
});
