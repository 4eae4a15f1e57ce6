import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import {
  ARCADE,
  createFaults,
  createTestSupplier,
  faultyHouses,
  moneyOf,
  openGame,
  playRound,
  settleAll,
  SLOTS,
} from '@site/platform-testing/transfer-games';
import { runGame } from '../seamless/testing';
import { assertLedger, grantCredit } from '#ledger';
import { ask, setLimit } from '#safer-play/testing';
import { paisa, printAmount } from '@site/api/money';
import { enquireDue, sweepHome } from './due.service';

type Player = Awaited<ReturnType<TestPlatform['signUp']>>;

const faults = createFaults();
let platform: TestPlatform;
let player: Player;
beforeAll(async () => {
  platform = await createTestPlatform({ houses: faultyHouses(faults) });
});
beforeEach(async () => {
  player = await newPlayer();
});
afterEach(async () => {
  faults.clear();
  await assertLedger(platform.db);
});
afterAll(() => platform.stop());

async function newPlayer() {
  const one = await platform.signUp();
  await grantCredit(platform.db, one.playerId, paisa(50_000n), { type: 'test', id: randomUUID() }, platform.clock.now());
  return one;
}

const post = (path: string, payload: object, key?: string) =>
  platform.app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { authorization: `Bearer ${player.token}`, ...(key ? { 'idempotency-key': key } : {}) },
    payload,
  });
const transfer = (payload: object, key?: string) => post('wallet/transfer', payload, key);
const recall = (payload: object = {}, key?: string) => post('wallet/recall', payload, key);
const start = async () => (await moneyOf(platform, player)).main;
const transfers = async () =>
  (await ask(platform, player, 'wallet/transfers?page=1&per_page=10')).json<{ data: object[]; total: number }>();

describe('at launch', () => {
  it('moves an amount that the player chose out of the main wallet', async () => {
    const before = await start();
    const answer = await transfer({ platform: SLOTS.platform, amount: 120.5 });
    expect(answer.json()).toEqual({
      transferred: '120.50',
      balance: printAmount(paisa(before - 12_050n)),
      game_balance: '120.50',
      is_waiting: false,
    });
    expect(await moneyOf(platform, player)).toEqual({
      main: before - 12_050n,
      held: 0n,
      games: [
        { books: 12_050n, store: 12_050n },
        { books: 0n, store: 0n },
      ],
    });
  });

  it('moves all that can be staked when no amount is named', async () => {
    const before = await start();
    await platform.db.execute(sql`insert into hold (player_id, market_id, amount) values (${player.playerId}, 'm1', 1000)`);
    expect((await transfer({ platform: ARCADE.platform })).json()).toMatchObject({
      transferred: printAmount(paisa(before - 1000n)),
      balance: '0.00',
    });
    expect((await transfer({ platform: ARCADE.platform })).json()).toMatchObject({
      transferred: '0.00',
      game_balance: printAmount(paisa(before - 1000n)),
    });
  });

  it.each([
    ['more than there is', { platform: SLOTS.platform, amount: 1_000_000 }, 422, 'funds.balance_low'],
    ['to a platform that shares the main wallet', { platform: 'PADMAPLAY', amount: 1 }, 404, 'wallet.no_game_wallet'],
    ['to a platform that is none', { platform: 'NOBODY', amount: 1 }, 404, 'wallet.no_game_wallet'],
  ])('refuses %s', async (_name, payload, status, code) => {
    const answer = await transfer(payload);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect((await transfers()).total).toBe(0);
  });

  it('moves once under one key, for any number of copies, also at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => transfer({ platform: SLOTS.platform, amount: 100 }, key)));
    answers.push(await transfer({ platform: SLOTS.platform, amount: 100 }, key));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await moneyOf(platform, player)).games[0]).toEqual({ books: 10_000n, store: 10_000n });
    expect((await transfer({ platform: SLOTS.platform, amount: 101 }, key)).statusCode).toBe(409);
  });

  it('names the wallet of the game in the launch, and changes nothing for the other platforms', async () => {
    expect((await runGame(platform, player, { gameCode: '', ...SLOTS })).json()).toMatchObject({ wallet: 'transfer' });
    expect((await runGame(platform, player)).json()).toEqual({ url: expect.any(String), session: expect.any(String) });
  });
});

describe('play', () => {
  it('is paid from the game wallet only, in the ledger and in the store of the platform', async () => {
    const supplier = createTestSupplier(platform);
    const before = await start();
    const session = await openGame(platform, supplier, player);
    expect(await playRound(supplier, session, 10)).toBe('refused');
    await transfer({ platform: SLOTS.platform, amount: 100 });
    for (let round = 0; round < 5; round++) expect(await playRound(supplier, session, 10)).toBe('settled');
    const { main, games } = await moneyOf(platform, player);
    expect(main).toBe(before - 10_000n);
    expect(games[0]?.store).toBe(games[0]?.books);
    const seen = (await ask(platform, player, `game-session?session=${session.platformSession}`)).json<{ net: string; rounds: number }>();
    expect(seen).toMatchObject({ rounds: 5, net: printAmount(paisa((games[0]?.books ?? 0n) - 10_000n)) });
  });

  it('keeps to the player’s own limits as any other play', async () => {
    const supplier = createTestSupplier(platform);
    await transfer({ platform: SLOTS.platform, amount: 100 });
    const session = await openGame(platform, supplier, player);
    await setLimit(platform, player, 'wager', 'day', 10);
    expect(await playRound(supplier, session, 10)).toBe('settled');
    const { games } = await moneyOf(platform, player);
    expect(await playRound(supplier, session, 1)).toBe('refused');
    expect((await moneyOf(platform, player)).games).toEqual(games);
    const refused = await transfer({ platform: SLOTS.platform, amount: 1 });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'safer_play.limit_reached']);
  });

  it('does not release a turnover ticket while the money is in a game wallet', async () => {
    const supplier = createTestSupplier(platform);
    const session = await openGame(platform, supplier, player);
    await platform.db.execute(sql`
      insert into turnover_ticket (player_id, kind, required, remaining, status, ref_type, ref_id, created_at, updated_at)
      values (${player.playerId}, 'base', 1000000, 1000000, 'active', 'test', ${randomUUID()}, now(), now())`);
    await transfer({ platform: SLOTS.platform });
    expect(await playRound(supplier, session, 1)).toBe('settled');
    const { rows } = await platform.db.execute(sql`select status from turnover_ticket where player_id = ${player.playerId}`);
    expect(rows).toEqual([{ status: 'active' }]);
  });
});

describe('recalling', () => {
  beforeEach(async () => {
    await transfer({ platform: SLOTS.platform, amount: 25 });
    await transfer({ platform: ARCADE.platform, amount: 10.05 });
  });

  it('EXCHANGE-010, N-53: moves all of it back to the main wallet', async () => {
    expect((await recall()).json()).toEqual({ recalled: '35.05', balance: expect.any(String), waiting: [] });
    const { games } = await moneyOf(platform, player);
    expect(games.flatMap(({ books, store }) => [books, store])).toEqual([0n, 0n, 0n, 0n]);
  });

  it('EXCHANGE-010, N-53: moves back the money at one platform', async () => {
    expect((await recall({ platform: ARCADE.platform })).json()).toMatchObject({ recalled: '10.05' });
    expect((await ask(platform, player, 'wallet')).json()).toMatchObject({
      games: [{ platform: SLOTS.platform, balance: '25.00', is_waiting: false }],
    });
  });

  it('moves nothing back where there is nothing', async () => {
    await recall();
    for (const payload of [{}, { platform: SLOTS.platform }, { platform: 'nobody' }])
      expect((await recall(payload)).json()).toMatchObject({ recalled: '0.00', waiting: [] });
  });

  it('moves the money once for any number of calls at the same time', async () => {
    const before = await start();
    const answers = await Promise.all(Array.from({ length: 10 }, () => recall()));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await start()).toBe(before + 3505n);
  });

  it('answers the same again under the same key, also for copies that are sent together', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => recall({}, key)));
    await transfer({ platform: SLOTS.platform, amount: 1 });
    answers.push(await recall({}, key));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json()).toMatchObject({ recalled: '35.05' });
    expect((await moneyOf(platform, player)).games[0]).toEqual({ books: 100n, store: 100n });
  });

  it('is in the records together with the transfers to the game, the newest first, with the reason', async () => {
    await recall({ platform: SLOTS.platform, is_close: true });
    expect((await transfers()).data).toMatchObject([
      { platform: SLOTS.platform, direction: 'out', reason: 'close', amount: '25.00', state: 'confirmed' },
      { platform: ARCADE.platform, direction: 'in', reason: 'launch', amount: '10.05', state: 'confirmed' },
      { platform: SLOTS.platform, direction: 'in', reason: 'launch', amount: '25.00', state: 'confirmed' },
    ]);
    const { entries } = (await ask(platform, player, 'wallet')).json<{ entries: { kind: string; amount: string }[] }>();
    expect(entries.slice(0, 2)).toMatchObject([
      { kind: 'recall', amount: '25.00' },
      { kind: 'game_transfer', amount: '-10.05' },
    ]);
  });

  it.each([{ platform: 5 }, { platform: 'x'.repeat(65) }, { amount: 5 }])('refuses %p', async (payload) => {
    expect((await recall(payload)).statusCode).toBe(422);
  });
});

describe('a call that is lost', () => {
  const asked = { platform: SLOTS.platform, amount: 50 };

  it('on its way there: an enquiry closes it, and the money is back', async () => {
    const before = await start();
    faults.plan('before');
    const answer = await transfer(asked);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'wallet.transfer_failed']);
    expect(await moneyOf(platform, player)).toMatchObject({ main: before, games: [{ books: 0n, store: 0n }, {}] });
    expect((await transfers()).data).toMatchObject([{ direction: 'in', state: 'failed', amount: '50.00' }]);
  });

  it('on its way back: an enquiry confirms it, and it stays booked', async () => {
    faults.plan('after');
    expect((await transfer(asked)).json()).toMatchObject({ transferred: '50.00', is_waiting: false });
    faults.plan('after');
    expect((await recall()).json()).toMatchObject({ recalled: '50.00', waiting: [] });
    expect((await moneyOf(platform, player)).games[0]).toEqual({ books: 0n, store: 0n });
  });

  it.each([
    ['before', '0.00'],
    ['after', '50.00'],
  ] as const)(
    '%s the platform took it, with no answer to the enquiry either: is enquired about until it is known',
    async (fault, arrived) => {
      const before = await start();
      faults.plan(fault, 'before');
      expect((await transfer(asked)).json()).toMatchObject({ transferred: '50.00', is_waiting: true });
      expect((await ask(platform, player, 'wallet')).json()).toMatchObject({
        main: printAmount(paisa(before - 5000n)),
        games: [{ platform: SLOTS.platform, balance: '50.00', is_waiting: true }],
      });
      await enquireDue(platform.context);
      expect((await transfers()).data).toMatchObject([{ state: 'asked' }]);
      platform.clock.advance(61);
      await enquireDue(platform.context);
      const { main, games } = await moneyOf(platform, player);
      expect([printAmount(games[0]?.books ?? paisa(0n)), printAmount(games[0]?.store ?? paisa(0n))]).toEqual([arrived, arrived]);
      expect(main + (games[0]?.books ?? 0n)).toBe(before);
    },
  );

  it('is shown as waiting by a recall, and comes home when the platform answers again', async () => {
    await transfer(asked);
    const before = await start();
    faults.plan('after', 'before');
    expect((await recall()).json()).toMatchObject({ recalled: '0.00', waiting: [SLOTS.platform] });
    platform.clock.advance(61);
    await enquireDue(platform.context);
    expect(await moneyOf(platform, player)).toMatchObject({ main: before + 5000n, games: [{ books: 0n, store: 0n }, {}] });
  });
});

describe('by itself', () => {
  const sweep = async () => {
    await sweepHome(platform.context);
    return (await moneyOf(platform, player)).games[0]?.books;
  };

  it('comes home when nothing moved in the game wallet for a day', async () => {
    await transfer({ platform: SLOTS.platform, amount: 25 });
    platform.clock.advance(86_399);
    expect(await sweep()).toBe(2500n);
    platform.clock.advance(1);
    expect(await sweep()).toBe(0n);
  });

  it('comes home at once when the player takes a break or is excluded', async () => {
    await transfer({ platform: SLOTS.platform, amount: 25 });
    await ask(platform, player, 'safer-play/self-exclusion', { length: '6m', word: 'EXCLUDE' });
    await platform.context.background.settled();
    expect((await moneyOf(platform, player)).games[0]).toEqual({ books: 0n, store: 0n });
  });

  it('comes home with the winnings of a blocked player in a round that was open', async () => {
    const supplier = createTestSupplier(platform);
    await transfer({ platform: ARCADE.platform, amount: 25 });
    const session = await openGame(platform, supplier, player, ARCADE);
    expect(await playRound(supplier, session, 5)).toBe('open');
    await platform.db.execute(sql`update players set status = 'blocked' where id = ${player.playerId}`);
    await sweepHome(platform.context);
    expect((await moneyOf(platform, player)).games[1]).toEqual({ books: 0n, store: 0n });
    platform.clock.advance(901);
    await settleAll(supplier);
    await sweepHome(platform.context);
    expect((await moneyOf(platform, player)).games[1]).toEqual({ books: 0n, store: 0n });
  });
});

it('stores the choice to recall money when a game closes', async () => {
  const shown = async () => (await ask(platform, player, 'wallet')).json<{ recall_on_close: boolean }>().recall_on_close;
  expect(await shown()).toBe(false);
  await post('wallet/recall-on-close', { recall_on_close: true });
  expect(await shown()).toBe(true);
  await post('wallet/recall-on-close', { recall_on_close: false });
  expect(await shown()).toBe(false);
});

it('shows nobody another player’s transfers', async () => {
  await transfer({ platform: SLOTS.platform, amount: 25 });
  player = await newPlayer();
  expect(await transfers()).toMatchObject({ data: [], total: 0 });
});
