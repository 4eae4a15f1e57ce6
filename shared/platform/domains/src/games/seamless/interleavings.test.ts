import fc from 'fast-check';
import { sql } from '@site/platform-kit/data/sql';
import { cases } from '@site/testing/cases';
import { assertLedger } from '#ledger';
import { wrongTotals } from '@site/platform-testing/oracles/played';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { callWallet, idsOf, openTestSession, type SeamlessAnswer, type TestSession } from './testing';

const PLAYERS = 3;
/** Enough runs to find a missing lock or a second refund; a failure prints its seed. */
const RUNS = cases(8);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const who = fc.nat(PLAYERS - 1);
const round = fc.nat(2);
const slot = fc.nat(5);
const taka = fc.integer({ min: 1, max: 60 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('bet' as const), who, round, slot, taka }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('win' as const), who, round, slot, taka: fc.nat(80), finished: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('refund' as const), who, slot, target: slot }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('rollback' as const),
      who,
      slot,
      targets: fc.uniqueArray(fc.record({ action: fc.constantFrom('bet', 'win', 'refund'), slot }), {
        minLength: 1,
        maxLength: 3,
        selector: ({ action, slot: at }) => `${action}${at}`,
      }),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** The amount belongs to the transaction id, so that a repeated step is a replay. */
const amountOf = (taken: Map<string, string>, id: string, amount: number) =>
  taken.get(id) ?? (taken.set(id, `${amount}.00`), `${amount}.00`);

function toParams(move: Step, session: TestSession, run: string, taken: Map<string, string>): Record<string, string> {
  const id = (action: string, at: number) => `${run}-${move.who}-${action}-${at}`;
  const own = id(move.does, move.slot);
  if (move.does === 'bet' || move.does === 'win') {
    const common = {
      action: move.does,
      ...idsOf(session),
      round_id: `${run}-${move.round}`,
      transaction_id: own,
      amount: amountOf(taken, own, move.taka),
    };
    return move.does === 'bet' ? common : { ...common, finished: move.finished ? '1' : '0' };
  }
  const common = { action: move.does, player_id: session.player_id, transaction_id: own };
  if (move.does === 'refund') {
    const bet = id('bet', move.target);
    // A rollback names the refund with the amount of its bet.
    taken.set(own, taken.get(bet) ?? '0');
    return { ...common, bet_transaction_id: bet };
  }
  return move.targets.reduce<Record<string, string>>((params, target, index) => {
    const name = (field: string) => `rollback_transactions[${index}][${field}]`;
    const listed = id(target.action, target.slot);
    return { ...params, [name('action')]: target.action, [name('transaction_id')]: listed, [name('amount')]: taken.get(listed) ?? '0' };
  }, common);
}

async function checkBooks(sessions: readonly TestSession[]) {
  await assertLedger(platform.db);
  const ids = sessions.map(({ session_id }) => session_id);
  const { rows: unequal } = await platform.db.execute(sql`
    with standing as (
      select session_id, round_id, coalesce(sum(amount) filter (where action = 'bet'), 0) as bet, coalesce(sum(amount) filter (where action = 'win'), 0) as win
      from seamless_transaction where state = 'done' and session_id = any(${ids}::text[]) group by session_id, round_id
    )
    select g.round_id, g.bet_amount, s.bet, g.win_amount, s.win, r.bet as recorded from game_round g
    left join standing s using (session_id, round_id)
    left join (select session_id, round_id, sum(bet_amount) as bet, sum(win_amount) as win from bet_record group by 1, 2) r using (session_id, round_id)
    where session_id = any(${ids}::text[])
      and (g.bet_amount <> coalesce(s.bet, 0) or g.win_amount <> coalesce(s.win, 0) or g.bet_amount <> coalesce(r.bet, 0) or g.win_amount <> coalesce(r.win, 0))`);
  expect(unequal).toEqual([]);
  expect(await wrongRounds(ids)).toEqual([]);
  expect(await wrongDays(sessions)).toEqual([]);
  expect(await wrongTotals(platform.db)).toEqual([]);

  const { rows: wallets } = await platform.db.execute<{ cash: string; standing: string; overdraft: boolean }>(sql`
    select a.balance_cached as cash, a.overdraft,
      10000 + coalesce((select sum(case action when 'win' then amount else -amount end) from seamless_transaction t
        where t.player_id = a.player_id and state = 'done' and action in ('bet', 'win')), 0) as standing
    from account a where kind = 'CASH' and player_id = any(${sessions.map(({ playerId }) => playerId)}::bigint[])`);
  for (const { cash, standing, overdraft } of wallets) {
    expect(cash).toBe(standing);
    expect(BigInt(cash) < 0n).toBe(overdraft);
  }
}

/** Rounds with a valid bet that are open but not in the list of open rounds, or in it but settled. */
async function wrongRounds(ids: readonly string[]) {
  const { rows } = await platform.db.execute(sql`
    with open as (
      select distinct session_id, round_id from seamless_transaction t where action = 'bet' and state = 'done' and session_id = any(${ids}::text[])
        and not exists (select 1 from game_round g where g.session_id = t.session_id and g.round_id = t.round_id)
    ), listed as (
      select session_id, round_id from open_round o where session_id = any(${ids}::text[])
    )
    (select * from open except select * from listed) union all
    (select session_id, round_id from listed join game_round using (session_id, round_id))`);
  return rows;
}

/** Days whose sums differ from those of their records. */
async function wrongDays(sessions: readonly TestSession[]) {
  const players = sessions.map(({ playerId }) => playerId);
  const { rows } = await platform.db.execute(sql`
    with counted as (
      select player_id, platform, game_type, count(*) as records, sum(bet_amount) as bet, sum(win_amount) as win from bet_record
      where player_id = any(${players}::bigint[]) group by 1, 2, 3
    ), kept as (
      select player_id, platform, game_type, sum(records) as records, sum(bet_amount) as bet, sum(win_amount) as win from bet_day
      where player_id = any(${players}::bigint[]) group by 1, 2, 3
    )
    (select * from counted except select * from kept) union all (select * from kept except select * from counted)`);
  return rows;
}

async function newPlayers() {
  const sessions: TestSession[] = [];
  for (let player = 0; player < PLAYERS; player++) sessions.push(await openTestSession(platform, 10_000n));
  return sessions;
}

let run = 0;

it.each([
  ['one after the other', 1],
  ['eight at a time', 8],
])('adds up after any bets, wins, refunds, rollbacks and replays, %s', async (_name, atOnce) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (moves) => {
      const name = `run${(run += 1)}`;
      const sessions = await newPlayers();
      const taken = new Map<string, string>();
      const calls = moves.flatMap((move) => {
        const session = sessions[move.who];
        return session ? [toParams(move, session, name, taken)] : [];
      });
      const answers = new Map<string, SeamlessAnswer>();
      for (let from = 0; from < calls.length; from += atOnce) {
        await Promise.all(calls.slice(from, from + atOnce).map((params) => send(params, answers)));
      }
      for (const params of calls) await send(params, answers);
      await checkBooks(sessions);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});

/** Sends a call. A call that was accepted once must always get the same answer. */
async function send(params: Record<string, string>, answers: Map<string, SeamlessAnswer>) {
  const answer = await callWallet(platform, params);
  expect(answer.error_code).not.toBe('INTERNAL_ERROR');
  if (answer.error_code) return;
  const content = JSON.stringify(params);
  const before = answers.get(content);
  if (before) expect(answer).toEqual(before);
  answers.set(content, answer);
}
