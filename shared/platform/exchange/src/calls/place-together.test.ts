import { priceOf } from '@site/api/contracts/exchange';
import { randomUUID } from 'node:crypto';
import { paisa } from '@site/api/money';
import { sql } from '@site/platform-kit/data/sql';
import { until } from '@site/testing/patience';
import { inTransaction } from '@site/platform-kit/data/database';
import { assertLedger, lockCash } from '@site/platform-domains/ledger';
import { dyingAfter, isDeath } from '@site/platform-testing/dying-after';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { decideDue } from '../book/decide.service';
import { exposureOf } from '../bets/position.rules';
import { listOpenOf } from '../bets/bets.repository';
import { placeBet } from './place-bet.service';
import { addMatch, signUpBettor, type Bettor, type AddedMatch } from '../bets/testing';

let platform: TestPlatform;
let match: AddedMatch;
let players: Bettor[];
beforeAll(async () => {
  platform = await createTestPlatform();
  players = await Promise.all(Array.from({ length: 6 }, () => signUpBettor(platform, 100_000)));
});
beforeEach(async () => {
  match = addMatch(platform);
  match.offer([[2, 10_000]], [[2.02, 10_000]], { inplay: true, delayMs: 5000 });
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

it('PLATFORM-059: holds each player’s own money and refuses each player separately when many bet at once', async () => {
  const asked = [{ stake: 100 }, { stake: 200 }, { stake: 1 }, { stake: 300, odds: 2.01 }, { stake: 400 }, { marketId: '1.49999999' }];
  const answers = await Promise.all([
    ...players.map((player, nth) => player.place(asked[nth] ?? {})),
    ...players.map((one) => one.place({})),
  ]);
  expect(answers.map(({ body }) => body.code ?? body.bet.stake)).toEqual([
    '100.00',
    '200.00',
    'exchange.stake_limits',
    'exchange.off_ladder',
    '400.00',
    'exchange.unknown_market',
    ...players.map(() => '100.00'),
  ]);
  const exposures = await Promise.all(players.map(async (player) => (await player.exposure()).exposure));
  expect(exposures).toEqual(['200.00', '300.00', '100.00', '100.00', '500.00', '100.00']);
});

it('does not make anybody wait for a player whose wallet is locked', async () => {
  const [slow, ...others] = players;
  if (!slow) throw new Error('No player');
  await slow.place({});
  let release = () => {};
  let isLocked = false;
  const held = new Promise<void>((done) => (release = done));
  const holding = inTransaction(platform.db, async (tx) => {
    await lockCash(tx, slow.playerId);
    isLocked = true;
    await held;
  });
  await until(() => isLocked);
  let isPlaced = false;
  const waiting = slow.place({}).then((answer) => {
    isPlaced = true;
    return answer;
  });
  const answers = await Promise.all(others.map((other) => other.place({})));
  expect([answers.map(({ status }) => status), isPlaced]).toEqual([others.map(() => 200), false]);
  release();
  await holding;
  expect((await waiting).status).toBe(200);
});

const refOf = (nth: number) => `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
let refs = 0;

/** Players whose hold in the match differs from the exposure of their bets. */
async function wrongHolds() {
  const { rows } = await platform.db.execute<{ player_id: string; amount: string }>(
    sql`select * from hold where market_id = ${match.odds}`,
  );
  const bets = await listOpenOf(
    platform.db,
    match.odds,
    players.map(({ playerId }) => playerId),
  );
  const market = { kind: 'odds', selections: ['A', 'B', 'C'].map((id) => ({ id })) } as const;
  return players.filter(({ playerId }) => {
    const held = BigInt(rows.find((row) => Number(row.player_id) === playerId)?.amount ?? 0);
    return (
      held !==
      exposureOf(
        market,
        bets.filter((bet) => bet.playerId === playerId),
      )
    );
  });
}

it('keeps bets and holds consistent when a process dies at any statement of placing and deciding; the next process decides every bet once', async () => {
  for (const statements of Array.from({ length: 16 }, (_none, nth) => nth)) {
    const context = { ...platform.context, db: dyingAfter(platform.db, statements) };
    const ref = refOf((refs += 1));
    const ask = {
      clientRef: ref,
      requestHash: 'same',
      marketId: match.odds,
      eventId: match.event,
      selection: 'A',
      side: 'back',
      odds: priceOf(2),
      run: null,
      stake: paisa(10_000n),
      policy: 'better',
      fill: 'keep',
    } as const;
    const playerId = players[statements % 6]?.playerId ?? 0;
    const ended = await placeBet(context, playerId, ask).then(
      () => null,
      (problem: unknown) => problem,
    );
    expect(ended === null || isDeath(ended)).toBe(true);
    expect(await wrongHolds()).toEqual([]);
    const again = await placeBet(platform.context, playerId, ask);
    platform.clock.advance(5);
    await decideDue({ ...platform.context, db: dyingAfter(platform.db, statements) }).catch((problem: unknown) =>
      expect(isDeath(problem)).toBe(true),
    );
    expect(await wrongHolds()).toEqual([]);
    await decideDue(platform.context);
    const { rows } = await platform.db.execute(sql`
      select b.id::text, b.state, count(f.id)::int as fills from exchange_bet b left join exchange_fill f on f.bet_id = b.id
      where b.client_ref = ${ref}::uuid group by b.id`);
    expect(rows).toEqual([{ id: String(again.bet.id), state: 'MATCHED', fills: 1 }]);
    expect(await wrongHolds()).toEqual([]);
  }
});

it('places nothing twice when the connection is lost after the bet was written', async () => {
  const [player] = players;
  await player?.place({});
  const lost = Object.assign(new Error('lost'), { code: 'ECONNRESET' });
  const transaction = async (work: (tx: unknown) => Promise<unknown>) => {
    await platform.db.transaction(work);
    throw lost;
  };
  const db = new Proxy(platform.db, {
    get: (target, name: keyof typeof platform.db) => (name === 'transaction' ? transaction : target[name]),
  });
  const ask = { clientRef: null, requestHash: null, marketId: match.odds, eventId: match.event, selection: 'A', side: 'back' } as const;
  const more = { odds: priceOf(2), run: null, stake: paisa(10_000n), policy: 'better', fill: 'keep' } as const;
  await expect(placeBet({ ...platform.context, db }, player?.playerId ?? 0, { ...ask, ...more })).rejects.toBe(lost);
  const { rows } = await platform.db.execute(sql`select count(*)::int from exchange_bet where market_id = ${match.odds}`);
  expect(rows).toEqual([{ count: 2 }]);
});

it('keeps the references of two players apart', async () => {
  const [one, other] = players;
  const client_ref = randomUUID();
  const [first, second] = [await one?.place({ client_ref }), await other?.place({ client_ref, stake: 200 })];
  expect([first?.status, second?.status]).toEqual([200, 200]);
  expect(second?.body.bet_id).not.toBe(first?.body.bet_id);
});
