import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { untilBlocked } from '@site/platform-testing/blocked-statements';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { settleDue } from '#settlement/settle-due.service';
import { addMatch, signUpBettor, type Bettor, type AddedMatch } from '../bets/testing';
import { lockMarket } from '../markets/markets.repository';
import { createSweep } from './sweep.service';
import { decideDue } from './decide.service';

let platform: TestPlatform;
let match: AddedMatch;
let player: Bettor;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  match = addMatch(platform);
  match.offer([[2, 1000]], [[2.02, 1000]], { inplay: true, delayMs: 2000 });
  match.offerBookmaker({ inplay: true, delayMs: 2000 });
  player = await signUpBettor(platform, 10_000);
});
afterAll(() => platform.stop());

const placed = async (asked: object = {}) => (await player.place(asked)).body.bet_id;
const stateOf = async (id: string) => (await player.bet(id))?.state;

/** Locks a market as another process does. @returns a function that ends that transaction */
async function lockElsewhere(marketId: string) {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  let isLocked = () => {};
  const locked = new Promise<void>((done) => (isLocked = done));
  const ended = inTransaction(platform.db, async (tx) => {
    await lockMarket(tx, marketId);
    isLocked();
    await held;
  });
  await locked;
  return async () => {
    release();
    await ended;
  };
}

/** Counts the statements of `work` that contain `text`. */
async function countStatements(text: string, work: (db: Executor) => Promise<unknown>) {
  let count = 0;
  const watch = (executor: Executor): Executor => ({
    ...executor,
    execute: (statement) => {
      if (statement.text.includes(text)) count += 1;
      return executor.execute(statement);
    },
    executeNamed: (name, statement) => {
      if (statement.text.includes(text)) count += 1;
      return executor.executeNamed(name, statement);
    },
    transaction: (inner) => executor.transaction((tx) => inner(watch(tx))),
  });
  await work(watch(platform.db));
  return count;
}

describe('bets whose delay is over', () => {
  it('are decided while another process has the lock of one market, and that market follows', async () => {
    const [locked, free] = [await placed(), await placed({ marketId: match.bookmaker, odds: 92 })];
    platform.clock.advance(2);
    const release = await lockElsewhere(match.odds);
    await decideDue(platform.context);
    expect([await stateOf(locked), await stateOf(free)]).toEqual(['PLACED', 'MATCHED']);
    await release();
    await decideDue(platform.context);
    expect(await stateOf(locked)).toBe('MATCHED');
  });

  it('wait in line for the lock when they are half a second late', async () => {
    const id = await placed();
    platform.clock.advance(2.5);
    const release = await lockElsewhere(match.odds);
    const decided = decideDue(platform.context);
    await untilBlocked(platform.db);
    await release();
    await decided;
    expect(await stateOf(id)).toBe('MATCHED');
  });

  it('cost no turn of a worker whose other worker has decided them since it saw that they are due', async () => {
    const id = await placed();
    platform.clock.advance(2);
    const slow = (db: Executor): Executor => ({
      ...db,
      executeNamed: async (name, statement) => {
        const answer = await db.executeNamed<never>(name, statement);
        if (statement.text.includes('order by random()')) await decideDue(platform.context);
        return answer;
      },
    });
    const turns = await countStatements("b.state = 'PLACED' and b.decide_at", (db) => decideDue({ ...platform.context, db: slow(db) }));
    expect(turns).toBe(0);
    expect(await stateOf(id)).toBe('MATCHED');
  });
});

describe('orders that wait', () => {
  const readsOf = (sweep: (db: Executor) => Promise<unknown>) => countStatements('min(b.odds)', sweep);

  /** A sweep of one process. The database is the one that counts. */
  function startSweep() {
    const context = { ...platform.context };
    const sweep = createSweep(context);
    return (db: Executor) => {
      context.db = db;
      return sweep();
    };
  }

  beforeEach(async () => {
    match.offer([[2, 1000]], [], { delayMs: 0 });
    await player.place({ odds: 3, stake: 100 });
  });

  it('are read again only when prices or the state of their market change, or after five seconds', async () => {
    const sweep = startSweep();
    expect([await readsOf(sweep), await readsOf(sweep)]).toEqual([1, 0]);
    match.offer([[2.1, 1000]], [], { quote: 2 });
    expect([await readsOf(sweep), await readsOf(sweep)]).toEqual([1, 0]);
    platform.clock.advance(5);
    expect(await readsOf(sweep)).toBe(1);
  });

  it('end after a stop that began and ended between two looks', async () => {
    const sweep = startSweep();
    await sweep(platform.db);
    platform.clock.advance(1);
    platform.feed.change(match.odds, { state: 'SUSPENDED' }, platform.clock.now());
    platform.feed.change(match.odds, { state: 'OPEN' }, platform.clock.now());
    platform.clock.advance(1);
    await sweep(platform.db);
    expect((await player.call('GET', 'bets?state=open')).body.total).toBe(0);
  });

  it('are matched by a later look when another process had the lock', async () => {
    const sweep = startSweep();
    await sweep(platform.db);
    match.offer([[3.1, 1000]], [], { quote: 3 });
    const release = await lockElsewhere(match.odds);
    await sweep(platform.db);
    await release();
    expect((await player.call('GET', 'bets?state=open')).body.bets).toMatchObject([{ state: 'UNMATCHED' }]);
    await sweep(platform.db);
    expect((await player.call('GET', 'bets?state=open')).body.bets).toMatchObject([{ state: 'MATCHED' }]);
  });
});

describe('results', () => {
  const reads = (work: (db: Executor) => Promise<unknown>) => countStatements('order by random()', work);

  it('are asked of the feed from the end of a market on, and that end once', async () => {
    await placed();
    const end = new Date(platform.clock.now().getTime() + 60_000);
    const decidedAt = jest.spyOn(platform.feed, 'decidedAt').mockReturnValue(end);
    const ends = new Map<string, Date | null>();
    const settle = (db: Executor) => settleDue({ ...platform.context, db }, ends);
    expect([await reads(settle), await reads(settle)]).toEqual([0, 0]);
    const asked = decidedAt.mock.calls.filter(([id]) => id === match.odds);
    expect(asked).toHaveLength(1);
    platform.feed.change(match.odds, { state: 'CLOSED', result: { kind: 'winner', runners: ['A'] } }, end);
    platform.clock.advance(60);
    await settle(platform.db);
    expect(await player.exposure()).toMatchObject({ exposure: '0.00' });
    decidedAt.mockRestore();
  });
});
