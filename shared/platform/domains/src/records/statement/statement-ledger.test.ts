import fc from 'fast-check';
import { paisa } from '@site/api/money';
import { cases } from '@site/testing/cases';
import { sql } from '@site/platform-kit/data/sql';
import type { getStatement } from '@site/api/contracts/records';
import type * as z from '@site/api/schema';
import { inTransaction } from '@site/platform-kit/data/database';
import { readLimits } from '@site/platform-kit/pace/limits';
import { Refusal } from '@site/platform-kit/base/refusal';
import { createTestPlatform, type TestPlatform } from '@site/platform-testing/test-platform';
import { assertLedger, grantCredit, InsufficientFunds, lockCash } from '#ledger';
import { convertPoints, giveReward } from '#rewards';
import { moveReward } from '#rewards/testing';
import { ask } from '#safer-play/testing';
import { approve, comeBackAfter, fail, makeReady, submitDepositAs, type TestPlayer, withdraw } from '#funds/testing';
import { completeTickets, play, undo } from './testing';

const RUNS = cases(4);

const DAY_S = 86_400;
const step = fc.record({
  /** Seconds that pass before the step. */
  after: fc.constantFrom(0, 1, 3600, DAY_S, 20 * DAY_S, 45 * DAY_S),
  does: fc.constantFrom('deposit', 'withdraw', 'approve', 'approve', 'fail', 'play', 'play', 'undo', 'gift', 'take', 'convert', 'reward'),
  amount: fc.integer({ min: 500, max: 3000 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ settings: { limits: readLimits('depositsPerPlayer=100000/60') } });
});
afterEach(() => assertLedger(platform.db));
afterAll(() => platform.stop());

interface History {
  player: TestPlayer;
  /** Numbers of the submitted requests. */
  sent: string[];
  played: NonNullable<Awaited<ReturnType<typeof play>>>[];
}

let references = 0;
const nextRef = () => ({ type: 'test', id: `statement-${(references += 1)}` });

/** A step that is not possible at this point does nothing. */
async function take({ does, amount }: Step, { player, sent, played }: History) {
  const { db, clock } = platform;
  const taka = BigInt(amount) * 100n;
  const at = clock.now();
  switch (does) {
    case 'deposit':
      return keepNumber(sent, await submitDepositAs(platform, player, { amount }));
    case 'withdraw':
      await completeTickets(platform, player);
      return keepNumber(sent, await withdraw(platform, player, { amount }));
    case 'approve':
    case 'fail':
      return void (await (does === 'approve' ? approve : fail)(platform, sent.at(-1) ?? 'none'));
    case 'play': {
      const round = await play(platform, player, amount / 5, amount % 3 ? 0 : amount);
      return void (round && played.push(round));
    }
    case 'undo': {
      const round = played.pop();
      return void (round && (await undo(platform, round)));
    }
    case 'gift':
      return void (await grantCredit(db, player.playerId, paisa(taka), nextRef(), at));
    case 'take':
      return unlessRefused(inTransaction(db, (tx) => grantCredit(tx, player.playerId, paisa(-taka), nextRef(), at)));
    case 'convert':
      return unlessRefused(inTransaction(db, (tx) => convertPoints(tx, { playerId: player.playerId, asked: amount, clock })));
    case 'reward':
      return inTransaction(db, async (tx) => {
        await lockCash(tx, player.playerId);
        await giveReward(tx, player.playerId, paisa(taka), nextRef(), at);
        await moveReward(tx, player.playerId, paisa(taka - 1n), nextRef(), at);
      });
  }
}

function keepNumber(sent: string[], answer: { statusCode: number; json: () => { transaction_id: string } }) {
  if (answer.statusCode === 200) sent.push(answer.json().transaction_id);
}

const unlessRefused = (work: Promise<unknown>) =>
  work.then(
    () => {},
    (problem: unknown) => {
      if (!(problem instanceof Refusal || problem instanceof InsufficientFunds)) throw problem;
    },
  );

interface LedgerMonth {
  month: string;
  deposits: string;
  withdrawals: string;
  bonuses: string;
  profit_loss: string;
}

/** The same months from the postings on the player's own accounts, by kind of journal. */
async function booked({ playerId }: TestPlayer): Promise<LedgerMonth[]> {
  const { rows } = await platform.db.execute<Record<keyof LedgerMonth, string>>(sql`
    select to_char(j.created_at at time zone 'Asia/Dhaka', 'YYYY-MM-01') as month,
      (coalesce(sum(p.amount) filter (where j.kind = 'deposit'), 0) / 100.0)::numeric(20, 2) as deposits,
      (coalesce(-sum(p.amount) filter (where j.kind = 'withdrawal'), 0) / 100.0)::numeric(20, 2) as withdrawals,
      (coalesce(sum(p.amount) filter (where j.kind in ('bonus', 'rebate', 'vip_conversion', 'referral_claim')
        or (j.kind = 'grant' and p.amount > 0)), 0) / 100.0)::numeric(20, 2) as bonuses,
      (coalesce(sum(p.amount) filter (where j.kind in ('bet', 'win', 'refund', 'rollback')), 0) / 100.0)::numeric(20, 2) as profit_loss
    from posting p join journal j on j.id = p.journal_id join account a on a.id = p.account_id
    where a.owner = 'player' and a.player_id = ${playerId} and a.kind in ('CASH', 'HELD') group by 1 order by 1 desc`);
  return rows;
}

const isEmpty = ({ month: _month, ...sums }: LedgerMonth) => Object.values(sums).every((sum) => sum === '0.00');

it('equals the ledger in each month, after any history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 25 }), async (steps) => {
      const player = await platform.signUp();
      await makeReady(platform, player);
      const history: History = { player, sent: [], played: [] };
      for (const one of steps) {
        await comeBackAfter(platform, one.after, player);
        await take(one, history);
      }
      const { months } = (await ask(platform, player, 'statement')).json<z.output<typeof getStatement.output>>();
      const said = months.map(({ month, deposits, withdrawals, bonuses, profit_loss }) => ({
        month,
        deposits,
        withdrawals,
        bonuses,
        profit_loss,
      }));
      const oldest = said.at(-1)?.month ?? '';
      const wanted = (await booked(player)).filter((month) => month.month >= oldest && !isEmpty(month));
      expect(said.filter((month) => !isEmpty(month))).toEqual(wanted);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
});
