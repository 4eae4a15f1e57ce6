import { paisa, sumOf, type Paisa } from '@site/api/money';
import { writeAudit } from '@site/platform-kit/http/audit';
import { secondsAfter } from '@site/platform-kit/time/clock';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { dayBefore, dayOf } from '@site/platform-kit/time/dhaka-day';
import { dayRange } from '@site/platform-kit/time/record-period';
import { writeMessage } from '#notifications';
import { openAccounts } from '#ledger';
import { addFlag, finishBatch, listOpenDays, listPlayed, listUnpaid, startBatch, type PlayedDownline } from './batch.repository';
import { requirementsOf } from './requirements.service';
import { rewardMessage } from './referral.messages';
import { giveReward, lockForReward, rewardAccounts } from './reward-account.service';
import { rewardsFor, totalOf } from './reward.rules';
import { insertReward } from './rewards.repository';

/** Seconds after midnight before a day is paid, because its last settlements may still be written. */
const AFTER_MIDNIGHT_S = 30 * 60;
const DAYS_CAUGHT_UP = 31;
const REFERRERS_READ = 500;
const PAID_AT_ONCE = 4;

/** Pays every due day, one after the other; a day that fails is tried again at the next call. @throws AggregateError of the failed days */
export async function payDueDays({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>) {
  const last = dayBefore(dayOf(secondsAfter(clock.now(), -AFTER_MIDNIGHT_S)));
  const problems: unknown[] = [];
  for (const day of await listOpenDays(db, last, DAYS_CAUGHT_UP)) {
    await payDay(db, day, clock.now()).catch((problem: unknown) => problems.push(problem));
  }
  if (problems.length) throw new AggregateError(problems, 'Referrals are not paid in full');
}

/**
 * Pays the rewards for the play of downlines on a finished day. Each referrer is paid once per day, in a transaction of its own, so a run
 * may stop half-way, be repeated, or run twice at the same time. A referrer who cannot be paid does not stop the others.
 * @returns number of referrers paid by this run, and paisa
 * @throws AggregateError of all failures; the day stays open then
 */
export async function payDay(db: Executor, day: string, at: Date): Promise<{ paid: number; amount: Paisa }> {
  await startBatch(db, day, at);
  const requirements = await requirementsOf(db);
  const outcomes: PromiseSettledResult<Paisa>[] = [];
  for (let last: number | undefined = 0; last !== undefined;) {
    const referrers = await listUnpaid(db, day, last, REFERRERS_READ);
    const played = referrers.length ? await listPlayed(db, referrers, dayRange(day), requirements) : [];
    outcomes.push(...(await payReferrers(db, { day, at }, played)));
    last = referrers.at(-1);
  }
  const problems = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
  if (problems.length) throw new AggregateError(problems, `Referrals of ${day}: ${problems.length} not paid`);
  await finishBatch(db, day, at);
  const paid = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' && outcome.value > 0n ? [outcome.value] : []));
  return { paid: paid.length, amount: sumOf(paid) };
}

interface Turn {
  day: string;
  at: Date;
}

async function payReferrers(db: Executor, turn: Turn, played: readonly PlayedDownline[]) {
  const referrers = [...new Set(played.map(({ referrerId }) => referrerId))];
  await openAccounts(db, referrers.flatMap(rewardAccounts));
  const outcomes: PromiseSettledResult<Paisa>[] = [];
  const atOnce = db.isTransaction ? 1 : PAID_AT_ONCE;
  for (let from = 0; from < referrers.length; from += atOnce) {
    const paying = referrers.slice(from, from + atOnce).map((referrerId) => {
      const downlines = played.filter((downline) => downline.referrerId === referrerId);
      return inTransaction(db, (tx) => payReferrer(tx, referrerId, turn, downlines));
    });
    outcomes.push(...(await Promise.allSettled(paying)));
  }
  return outcomes;
}

async function payReferrer(tx: Executor, referrerId: number, { day, at }: Turn, downlines: readonly PlayedDownline[]): Promise<Paisa> {
  await flag(
    tx,
    downlines.filter(({ reason }) => reason !== null),
    at,
  );
  const tiers = rewardsFor(turnoversOf(downlines.filter(({ reason }) => reason === null)));
  const reward = totalOf(tiers);
  if (reward === 0n) return paisa(0n);
  const held = await lockForReward(tx, referrerId);
  if (!(await insertReward(tx, { playerId: referrerId, day, tiers, at }))) return paisa(0n);
  await giveReward(tx, referrerId, reward, { type: 'referral_reward', id: `${referrerId}:${day}` }, at, held);
  await writeMessage(tx, { playerId: referrerId, at, ...rewardMessage(day, reward) });
  return reward;
}

const turnoversOf = (downlines: readonly PlayedDownline[]) =>
  [1, 2, 3].map((tier) => downlines.filter(({ depth }) => depth === tier)).map((reached) => sumOf(reached.map(({ turnover }) => turnover)));

/** Writes each suspicious downline to the audit log once. Its play is never paid. */
async function flag(tx: Executor, downlines: readonly PlayedDownline[], at: Date) {
  for (const downline of downlines) {
    if (!(await addFlag(tx, downline, at))) continue;
    const { referrerId: playerId, id, reason } = downline;
    await writeAudit(tx, { at, action: 'referral_flagged', playerId, ip: '', detail: { downline: id, reason } });
  }
}
