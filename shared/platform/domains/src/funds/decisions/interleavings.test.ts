import { randomUUID } from 'node:crypto';
import { sql } from '@site/platform-kit/data/sql';
import fc from 'fast-check';
import { cases } from '@site/testing/cases';
import { readLimits } from '@site/platform-kit/pace/limits';
import { openTestSession, type TestSession } from '#games/testing';
import { ask, bet, win } from '#safer-play/testing';
import { confirmationOf } from '#access/testing';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { findMethodByName } from '../payment-methods/payment-methods.repository';
import { comeBackAfter, makeReady, openConnections, WALLET } from '../withdrawals/testing';
import { reviewDue } from './review.service';
import { approve, fail } from '../transactions/testing';
import { brokenRules } from './testing-rules';

const PLAYERS = 3;
const START_TAKA = 3000;
/** A failure prints its seed. */
const RUNS = cases(3);

let platform: TestPlatform;
let methodId: number;
beforeAll(async () => {
  platform = await createTestPlatform({ settings: { limits: readLimits('depositsPerPlayer=100000/60') } });
  await openConnections(platform);
  methodId = (await findMethodByName(platform.db, WALLET, 'Merchant'))?.id ?? 0;
});
afterAll(() => platform.stop());

const who = fc.nat(PLAYERS - 1);
const nth = fc.nat(4);
const of = <K extends string>(does: K) => fc.record({ does: fc.constant(does), who, nth });
const step = fc.record({
  /** Seconds that pass before the move. */
  after: fc.constantFrom(0, 0, 60, 1800),
  move: fc.oneof(
    { weight: 4, arbitrary: of('submit') },
    { weight: 4, arbitrary: of('withdraw') },
    { weight: 3, arbitrary: of('approve') },
    { weight: 4, arbitrary: of('fail') },
    { weight: 3, arbitrary: of('revert') },
    { weight: 5, arbitrary: of('resubmit') },
    { weight: 4, arbitrary: of('bet') },
    { weight: 3, arbitrary: of('win') },
    { weight: 4, arbitrary: of('replay') },
    { weight: 1, arbitrary: of('review') },
  ),
});
type Move = (typeof step extends fc.Arbitrary<infer S> ? S : never)['move'];

interface Post {
  path: string;
  body: object;
  key: string;
  /** The answer to its first success. */
  answer?: unknown;
}

interface Actor extends TestSession {
  posts: Post[];
  /** Numbers of the accepted requests, the newest first. */
  numbers: string[];
  /** Numbers of those that an operator refused at some time, the newest first. */
  refused: string[];
  rounds: string[];
}

const at = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)];

const CONFIRMED = ['submit-withdraw', 'transaction/resubmit'];

/** Sends a post. The answer must not be a fault, and a copy of an accepted post gets the first answer again. */
async function send(actor: Actor, post: Post) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: `/api/${post.path}`,
    headers: { authorization: `Bearer ${actor.token}`, 'idempotency-key': post.key },
    payload: CONFIRMED.includes(post.path) ? { ...post.body, confirmation: await confirmationOf(platform, actor) } : post.body,
  });
  expect(answer.statusCode).toBeLessThan(500);
  if (post.answer !== undefined) expect(answer.json()).toEqual(post.answer);
  if (answer.statusCode !== 200) return;
  post.answer ??= answer.json();
  const { transaction_id: number } = answer.json<{ transaction_id?: string }>();
  if (number && !actor.numbers.includes(number)) actor.numbers.unshift(number);
}

function sendNew(actor: Actor, path: string, body: object) {
  const post: Post = { path, body, key: randomUUID() };
  actor.posts.push(post);
  return send(actor, post);
}

const phoneOf = ({ playerId }: Actor) => `017${String(playerId).padStart(8, '0')}`;

/** Few TRX IDs for all players, so that players name the same ones again and again. */
const trxOf = (run: number, place: number) => `R${String(run).padStart(6, '0')}${place}XA`;

/** An operator looks at a request before deciding it. */
async function attemptOf(number: string): Promise<number | undefined> {
  const { rows } = await platform.db.execute<{ attempt: number }>(sql`select attempt from cash_transaction where number = ${number}`);
  return rows[0]?.attempt;
}

const ABOUT_ONE: readonly Move['does'][] = ['approve', 'fail', 'revert', 'resubmit'];

async function take({ does, who: index, nth: place }: Move, actors: readonly Actor[], run: number) {
  const actor = actors[index];
  if (!actor) return;
  const number = at(actor.numbers.slice(0, 2), place) ?? '';
  // There is nothing to change yet.
  if (!number && ABOUT_ONE.includes(does)) does = place % 2 ? 'submit' : 'withdraw';
  const amount = 500 + 100 * place;
  switch (does) {
    case 'submit':
      await ask(
        platform,
        actor,
        `get-wallet-number?${new URLSearchParams({ name: WALLET, account_type: 'Merchant', amount: String(amount) })}`,
      );
      return sendNew(actor, 'submit-deposit', {
        account_number: phoneOf(actor),
        transaction_id: trxOf(run, place),
        amount,
        payment_id: methodId,
      });
    case 'withdraw':
      return sendNew(actor, 'submit-withdraw', {
        account_number: '01712345678',
        amount: amount + 600 * place,
        payment_id: 0,
        provider: WALLET,
      });
    case 'revert':
      return sendNew(actor, 'transaction/revert', { transaction_id: number });
    case 'resubmit': {
      // A refused request is sent again; a request that waits is edited.
      const again = (place % 2 ? actor.refused[0] : null) ?? number;
      const proof = again.startsWith('D')
        ? { account_number: phoneOf(actor), trx_id: trxOf(run, place) }
        : { account_number: '01812345678' };
      return sendNew(actor, 'transaction/resubmit', { transaction_id: again, amount, ...proof });
    }
    case 'replay': {
      const post = at(actor.posts, place);
      return post && send(actor, post);
    }
    case 'approve':
      return void expect((await approve(platform, number, await attemptOf(number))).statusCode).toBeLessThan(500);
    case 'fail': {
      const { statusCode } = await fail(platform, number, 'The sender is unknown.', await attemptOf(number));
      expect(statusCode).toBeLessThan(500);
      if (statusCode === 200) actor.refused.unshift(number);
      return;
    }
    case 'review':
      return void (await reviewDue(platform.context));
    case 'bet': {
      const { round, error_code: refused } = await bet(platform, actor, amount);
      if (!refused) actor.rounds.push(round);
      else expect(refused).toBe('INSUFFICIENT_FUNDS');
      return;
    }
    case 'win': {
      const round = actor.rounds.pop();
      if (round) expect((await win(platform, actor, 150 * place, round)).error_code).toBeUndefined();
    }
  }
}

async function newActors(): Promise<Actor[]> {
  const actors: Actor[] = [];
  for (let n = 0; n < PLAYERS; n++) {
    const session = await openTestSession(platform, BigInt(START_TAKA) * 100n);
    await makeReady(platform, session);
    actors.push({ ...session, posts: [], numbers: [], refused: [], rounds: [] });
  }
  return actors;
}

let runs = 0;

it.each([
  ['one after the other', 1],
  ['eight at a time', 8],
])(
  'PLATFORM-041, 043, 044, 048, N-66: adds up after any requests, decisions, changes, bets, wins and copies, %s',
  async (_name, atOnce) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 16, maxLength: 30 }), async (steps) => {
        const run = (runs += 1);
        const actors = await newActors();
        for (let from = 0; from < steps.length; from += atOnce) {
          const together = steps.slice(from, from + atOnce);
          const pause = Math.max(...together.map(({ after }) => after));
          if (pause) for (const actor of actors) await comeBackAfter(platform, pause / PLAYERS, actor);
          await Promise.all(together.map(({ move }) => take(move, actors, run)));
          expect(await brokenRules(platform.db, actors, START_TAKA)).toEqual([]);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
);
