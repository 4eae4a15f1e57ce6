import fc from 'fast-check';
import { inTransaction } from '@site/platform-kit/data/database';
import { Refusal } from '@site/platform-kit/base/refusal';
import { sql } from '@site/platform-kit/data/sql';
import { wrongTotals } from '@site/platform-testing/oracles/played';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { cases } from '@site/testing/cases';
import { assertLedger, cashOf } from '#ledger';
import { endDueFreeSpins, endFreeSpins } from '#rewards';
import { bonusCostOf, giveSpins, wrongSpins } from './testing-free-spins';
import { callWallet, idsOf, openTestSession, type SeamlessAnswer, type TestSession } from './testing';

const PLAYERS = 2;
const START = 10_000n;
const HALF_DAY_S = 43_200;
const RUNS = cases(6);
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.stop());

const who = fc.nat(PLAYERS - 1);
const slot = fc.nat(11);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('give' as const), who, spins: fc.integer({ min: 1, max: 2 }) }) },
  { weight: 10, arbitrary: fc.record({ does: fc.constant('spin' as const), who, round: slot, slot, offer: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('pay' as const), who, round: slot, slot }) },
  { weight: 5, arbitrary: fc.record({ does: fc.constant('win' as const), who, round: slot, slot, taka: fc.nat(60) }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('refund' as const), who, slot, target: slot }) },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('rollback' as const), who, slot, target: slot }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('end' as const), who, offer: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), who }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('job' as const), who }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Actor {
  session: TestSession;
  offers: number[];
}
/** Parameters of each call that was sent, by its transaction. A repeated id sends the same again. */
type Sent = Map<string, Record<string, string>>;

/** One of the calls of a player, or a call that never comes. */
function targetOf(sent: Sent, { session }: Actor, actions: readonly string[], nth: number): Record<string, string> {
  const own = [...sent.values()].filter(({ action = '', player_id: id }) => id === session.player_id && actions.includes(action));
  return own[nth % Math.max(1, own.length)] ?? { action: 'bet', transaction_id: `${session.player_id}-none-${nth}` };
}

/** The newest offers of a player, because older ones have mostly ended. */
const offerOf = ({ offers }: Actor, nth: number) => offers.at(-1 - nth) ?? 1;

function paramsOf(move: Extract<Step, { slot: number }>, actor: Actor, run: string, sent: Sent) {
  const { session } = actor;
  const id = `${run}-${session.playerId}-${move.does === 'spin' || move.does === 'pay' ? 'bet' : move.does}-${move.slot}`;
  const known = sent.get(id);
  if (known) return known;
  const named = { player_id: session.player_id, transaction_id: id };
  const made = (): Record<string, string> => {
    switch (move.does) {
      case 'spin': {
        const order = { amount: '7.00', free_spins: String(offerOf(actor, move.offer)) };
        return { action: 'bet', ...idsOf(session), ...named, round_id: `${run}-${move.round}`, ...order };
      }
      case 'pay':
        return { action: 'bet', ...idsOf(session), ...named, round_id: `${run}-${move.round}`, amount: '3.00' };
      case 'win':
        return { action: 'win', ...idsOf(session), ...named, round_id: `${run}-${move.round}`, amount: `${move.taka}.00`, finished: '1' };
      case 'refund':
        return { action: 'refund', ...named, bet_transaction_id: targetOf(sent, actor, ['bet'], move.target)['transaction_id'] ?? '' };
      case 'rollback': {
        const target = targetOf(sent, actor, ['bet', 'win', 'refund'], move.target);
        const amount = (sent.get(target['bet_transaction_id'] ?? '') ?? target)['amount'] ?? '0';
        const field = (name: string) => `rollback_transactions[0][${name}]`;
        const item = { [field('action')]: target['action'] ?? '', [field('transaction_id')]: target['transaction_id'] ?? '' };
        return { action: 'rollback', ...named, ...item, [field('amount')]: amount };
      }
    }
  };
  const params = made();
  sent.set(id, params);
  return params;
}

/** Sends a call. A call that was accepted once always gets the same answer. */
async function send(params: Record<string, string>, answers: Map<string, SeamlessAnswer>) {
  const answer = await callWallet(platform, params);
  expect(answer.error_code).not.toBe('INTERNAL_ERROR');
  if (answer.error_code) return;
  const content = JSON.stringify(params);
  expect(answer).toEqual(answers.get(content) ?? answer);
  answers.set(content, answer);
}

async function act(actor: Actor, move: Step, run: string, sent: Sent, answers: Map<string, SeamlessAnswer>) {
  const { db, context, clock } = platform;
  switch (move.does) {
    case 'give':
      return void actor.offers.push(await giveSpins(platform, actor.session, { spins: move.spins, stake: 7, days: 1 }));
    case 'end': {
      const named = { playerId: actor.session.playerId, id: offerOf(actor, move.offer) };
      return inTransaction(db, (tx) => endFreeSpins(tx, named, { name: 'nadia', at: clock.now() })).catch((problem: unknown) => {
        if (!(problem instanceof Refusal)) throw problem;
      });
    }
    case 'wait':
      return clock.advance(HALF_DAY_S);
    case 'job':
      return endDueFreeSpins(context);
    default:
      return send(paramsOf(move, actor, run, sent), answers);
  }
}

/** Checks cash, cost of the house, rounds and tickets against the calls that are valid. */
async function check(actors: readonly Actor[]) {
  await assertLedger(platform.db);
  const players = actors.map(({ session }) => session.playerId);
  expect(await wrongSpins(platform, players)).toEqual([]);
  expect(await wrongTotals(platform.db)).toEqual([]);
  for (const playerId of players) {
    const { rows } = await platform.db.execute<{ cash: string; free: string }>(sql`
      select coalesce(sum(case when action = 'win' then amount when free_spins_id is null then -amount else 0 end), 0) as cash,
        coalesce(sum(amount) filter (where free_spins_id is not null), 0) as free
      from seamless_transaction where player_id = ${playerId} and state = 'done' and action in ('bet', 'win')`);
    expect(await cashOf(platform.db, playerId)).toBe(START + BigInt(rows[0]?.cash ?? 0));
    const { rows: left } = await platform.db.execute<{ left: string }>(sql`
      select coalesce(sum(balance_cached), 0) as "left" from account where player_id = ${playerId} and kind = 'FREE_SPIN'`);
    // The house has paid exactly the free stakes that count, and those that can still be used.
    expect(await bonusCostOf(platform, playerId)).toBe(Number(rows[0]?.free ?? 0) + Number(left[0]?.left ?? 0));
  }
  const { rows: unequal } = await platform.db.execute(sql`
    select g.session_id, g.round_id from game_round g left join lateral (
      select coalesce(sum(amount) filter (where action = 'bet' and free_spins_id is null), 0) as bet,
        coalesce(sum(amount) filter (where free_spins_id is not null), 0) as free, coalesce(sum(amount) filter (where action = 'win'), 0) as win
      from seamless_transaction t where t.session_id = g.session_id and t.round_id = g.round_id and state = 'done'
    ) valid on true left join lateral (
      select coalesce(sum(bet_amount), 0) as bet, coalesce(sum(free_amount), 0) as free, coalesce(sum(win_amount), 0) as win
      from bet_record r where r.session_id = g.session_id and r.round_id = g.round_id
    ) recorded on true
    where (g.bet_amount, g.free_amount, g.win_amount) is distinct from (valid.bet, valid.free, valid.win)
      or (g.bet_amount, g.free_amount, g.win_amount) is distinct from (recorded.bet, recorded.free, recorded.win)`);
  expect(unequal).toEqual([]);
}

let run = 0;

it.each([
  ['one after the other', 1],
  ['eight at a time', 8],
])(`uses each spin once and adds up after any grants, spins, voids, repeats and ends, %s (FUZZ_SEED=${seed})`, async (_name, atOnce) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (moves) => {
      const name = `free${(run += 1)}`;
      const actors: Actor[] = [];
      for (let nth = 0; nth < PLAYERS; nth++) actors.push({ session: await openTestSession(platform, START), offers: [] });
      const sent: Sent = new Map();
      const answers = new Map<string, SeamlessAnswer>();
      for (const actor of actors) actor.offers.push(await giveSpins(platform, actor.session, { stake: 7, days: 1 }));
      for (let from = 0; from < moves.length; from += atOnce) {
        const together = moves.slice(from, from + atOnce).flatMap((move) => {
          const actor = actors[move.who];
          return actor ? [act(actor, move, name, sent, answers)] : [];
        });
        await Promise.all(together);
      }
      for (const params of sent.values()) await send(params, answers);
      await check(actors);
      platform.clock.advance(2 * HALF_DAY_S);
      await endDueFreeSpins(platform.context);
      await check(actors);
    }),
    { seed, numRuns: RUNS, endOnFailure: true },
  );
});
