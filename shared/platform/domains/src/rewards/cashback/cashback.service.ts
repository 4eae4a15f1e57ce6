import { paisa, paisaOfTaka } from '@site/api/money';
import { sideBySide } from '@site/platform-kit/base/one-by-one';
import type { PlatformContext } from '@site/platform-kit/context/context';
import { inTransaction, type Executor } from '@site/platform-kit/data/database';
import { secondsAfter } from '@site/platform-kit/time/clock';
import { lockCash } from '#ledger';
import { writeMessage } from '#notifications';
import { findSafeguards, guard } from '#safer-play';
import { getSettings } from '#site';
import { payBonus } from '../pay-bonus.service';
import { cashbackMessage } from './cashback.messages';
import { finishWeek, insertCashback, listPayments, listUnpaidPlayers, readLosses, startWeek } from './cashback.repository';
import { cashbackFor, isCashbackOn, weekOf, weekRange, type CashbackRule } from './cashback.rules';

/** Seconds after the end of a week before it is paid, because its last settlements may still be written. */
const AFTER_WEEK_S = 30 * 60;
const PLAYERS_READ = 500;

/** The rule of the settings. */
async function ruleNow(db: Executor): Promise<CashbackRule> {
  const settings = await getSettings(db);
  return {
    exchangePercent: settings.cashback_exchange,
    casinoPercent: settings.cashback_casino,
    least: paisaOfTaka(settings.cashback_least),
    most: paisaOfTaka(settings.cashback_most),
  };
}

/**
 * Pays the cashback of the last week that is over, each player once, so it may stop half-way, be repeated, or run twice at the same time. The
 * rule is that of the first run; a week that began to be paid while cashback was off stays unpaid.
 * @throws AggregateError of the players who could not be paid; the week stays open then
 */
export async function payLastWeek({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>) {
  const at = clock.now();
  const week = weekOf(new Date(weekRange(weekOf(secondsAfter(at, -AFTER_WEEK_S))).from.getTime() - 1));
  const rule = await startWeek(db, week, await ruleNow(db), at);
  if (rule.isFinished) return;
  const problems: unknown[] = [];
  for (let last: number | undefined = isCashbackOn(rule) ? 0 : undefined; last !== undefined;) {
    const players = await listUnpaidPlayers(db, week, last, PLAYERS_READ);
    await sideBySide(players, (playerId) =>
      inTransaction(db, (tx) => payPlayer(tx, playerId, week, rule, at)).catch((problem: unknown) => void problems.push(problem)),
    );
    last = players.at(-1);
  }
  if (problems.length) throw new AggregateError(problems, `Cashback of ${week}: ${problems.length} not paid`);
  await finishWeek(db, week, at);
}

async function payPlayer(tx: Executor, playerId: number, week: string, rule: CashbackRule, at: Date) {
  await lockCash(tx, playerId);
  const losses = await readLosses(tx, playerId, week);
  // A player who may not play gets nothing for this week, also later.
  const barrier = await guard(tx, at, await findSafeguards(tx, playerId, at), 'claim');
  const amount = barrier ? paisa(0n) : cashbackFor(rule, losses);
  if (!(await insertCashback(tx, { playerId, week, losses, amount, at })) || amount === 0n) return;
  await payBonus(tx, { playerId, kind: 'cashback', id: `${playerId}:${week}`, amount, at });
  await writeMessage(tx, { playerId, at, ...cashbackMessage(week, amount) });
}

/** The running week of a player so far, and the payments of past weeks. */
export async function readCashback({ db, clock }: Pick<PlatformContext, 'db' | 'clock'>, playerId: number) {
  const week = weekOf(clock.now());
  const rule = await ruleNow(db);
  const losses = await readLosses(db, playerId, week);
  return { rule, week: weekRange(week), losses, amount: cashbackFor(rule, losses), payments: await listPayments(db, playerId) };
}
