import { randomInt } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import fc from 'fast-check';
import { cases } from '@site/testing/cases';
import { REQUEST_REVERTED } from '@site/api/contracts/funds';
import { readLimits } from '@site/platform-kit/pace/limits';
import { openTestSession, type TestSession } from '#games/testing';
import { ask, bet } from '#safer-play/testing';
import { confirmationOf } from '#access/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { submitDepositAs } from '../deposits/testing';
import { comeBackAfter, makeReady, openConnections, withdraw } from '../withdrawals/testing';
import { approve, fail } from '../transactions/testing';
import { brokenRules } from './testing-rules';

const START_TAKA = 3000;
const WAIT_S = 1800;
const RUNS = cases(4);
const seed = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ settings: { limits: readLimits('depositsPerPlayer=100000/60') } });
  await openConnections(platform);
});
afterAll(() => platform.stop());

const nth = fc.nat(4);
/** `sees`: the operator names no attempt, the one that waits at the start of the phase, or the one after an edit. */
const move = fc.oneof(
  fc.record({ does: fc.constantFrom('revert' as const, 'edit' as const, 'edit' as const), nth }),
  fc.record({ does: fc.constantFrom('approve' as const, 'fail' as const), sees: fc.constantFrom('none', 'this', 'next'), nth }),
  fc.record({ does: fc.constant('bet' as const), nth }),
);
const moves = fc.array(move, { minLength: 2, maxLength: 5 });
const phases = fc.array(fc.record({ deposit: moves, withdrawal: moves }), { minLength: 2, maxLength: 4 });
type Phase = { deposit: Move[]; withdrawal: Move[] };
const alone = (made: Move): Phase => ({ deposit: [made], withdrawal: [made] });
/** One fixed run for each end, so that no end is left to chance. */
const everyEnd: [Phase[], Phase[]] = [
  [alone({ does: 'edit', nth: 0 }), alone({ does: 'revert', nth: 0 })],
  [alone({ does: 'approve', sees: 'this', nth: 0 })],
];
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

type Request = { number: string; key: string; attempt: number; is_edited: boolean };
type Answer = { statusCode: number; json: () => { message?: string } };

async function requestOf(number: string): Promise<Request> {
  const { rows } = await platform.db.execute<Request>(sql`
    select number, key, attempt, is_edited from cash_transaction where number = ${number}`);
  if (!rows[0]) throw new Error(`No ${number}`);
  return rows[0];
}

const phoneOf = ({ playerId }: TestSession) => `017${String(playerId).padStart(8, '0')}`;

/** Few TRX IDs in one run, so that both players and both attempts name the same ones. */
const trxOf = (run: number, place: number) => `C${String(run).padStart(6, '0')}${place}XA`;

async function edit(actor: TestSession, { number }: Request, place: number, run: number): Promise<Answer> {
  const proof = number.startsWith('D')
    ? { account_number: phoneOf(actor), trx_id: trxOf(run, place) }
    : { account_number: '01812345678', confirmation: await confirmationOf(platform, actor) };
  return ask(platform, actor, 'transaction/resubmit', { transaction_id: number, amount: 500 + 600 * place, ...proof });
}

function take(made: Move, actor: TestSession, request: Request, run: number): Promise<unknown> {
  switch (made.does) {
    case 'revert':
      return ask(platform, actor, 'transaction/revert', { transaction_id: request.number });
    case 'edit':
      return edit(actor, request, made.nth, run);
    case 'bet':
      return bet(platform, actor, 100 * (made.nth + 1));
    case 'approve':
      return approve(platform, request.number, seenBy(made, request));
    case 'fail':
      return fail(platform, request.number, 'The sender is unknown.', seenBy(made, request));
  }
}

const seenBy = ({ sees }: { sees: string }, { attempt }: Request) => (sees === 'none' ? undefined : attempt + Number(sees === 'next'));

/** Number of races by their end. */
const tally = { 'D reverted': 0, 'D edited': 0, 'D decided': 0, 'W reverted': 0, 'W edited': 0, 'W decided': 0 };

/** Sends all moves at once and checks that the request ends in one state, the state of its winner. */
async function race(made: readonly Move[], actor: TestSession, number: string, run: number) {
  const before = await requestOf(number);
  const answers = await Promise.all(made.map((one) => take(one, actor, before, run)));
  const after = await requestOf(number);
  const won = made.filter((one, place) => {
    if (one.does === 'bet') return false;
    const { statusCode, json } = answers[place] as Answer;
    expect(statusCode).toBeLessThan(500);
    return statusCode === 200 && (one.does !== 'revert' || json().message === REQUEST_REVERTED);
  });
  const edits = won.filter(({ does }) => does === 'edit').length;
  const [end, ...more] = won.filter(({ does }) => does !== 'edit');
  expect(more).toEqual([]);
  expect(after.attempt).toBe(before.attempt + edits);
  expect(edits).toBeLessThanOrEqual(1);
  expect(after.key).toBe(end ? (end.does === 'approve' ? '1' : '2') : edits ? '0' : before.key);
  // An edited request is never decided by somebody who looked at it before the edit.
  if (end && after.is_edited && (end.does === 'approve' || end.does === 'fail')) expect(seenBy(end, before)).toBe(after.attempt);
  const action = number.startsWith('D') ? 'D' : 'W';
  if (before.key === '0') tally[`${action} edited` as const] += edits;
  if (end) tally[`${action} ${end.does === 'revert' ? 'reverted' : 'decided'}` as const] += 1;
}

async function newActor(run: number, place: number) {
  const actor = await openTestSession(platform, BigInt(START_TAKA) * 100n);
  await makeReady(platform, actor);
  const withdrawal = (await withdraw(platform, actor, { amount: 700 })).json<{ transaction_id: string }>().transaction_id;
  const sent = await submitDepositAs(platform, actor, { trx: trxOf(run, place) });
  return Object.assign(actor, { withdrawal, deposit: sent.json<{ transaction_id: string }>().transaction_id });
}

let runs = 0;

it(`PLATFORM-048: keeps the books right when the player changes requests while an operator decides (FUZZ_SEED=${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(phases, phases, async (...plans) => {
      const run = (runs += 1);
      const actors = [await newActor(run, 0), await newActor(run, 1)];
      for (let phase = 0; plans.some((plan) => phase < plan.length); phase++) {
        for (const actor of actors) await comeBackAfter(platform, WAIT_S, actor);
        const races = actors.flatMap((actor, place) => {
          const plan = plans[place]?.[phase];
          return plan ? [race(plan.deposit, actor, actor.deposit, run), race(plan.withdrawal, actor, actor.withdrawal, run)] : [];
        });
        await Promise.all(races);
        expect(await brokenRules(platform.db, actors, START_TAKA)).toEqual([]);
      }
    }),
    { numRuns: RUNS + 1, examples: [everyEnd], seed, endOnFailure: true },
  );
  expect(Object.entries(tally).filter(([, times]) => times === 0)).toEqual([]);
});
