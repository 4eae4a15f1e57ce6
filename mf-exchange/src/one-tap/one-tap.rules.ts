import { MAX_STAKE, MIN_STAKE, winAndRisk } from '@site/api/contracts/exchange';
import { parseAmount, type Paisa } from '@site/api/money';
import type { PickedPrice } from '#draft';
import type { Preferences } from '../draft/preferences.store';
import { ONE_TAP_IDLE_MS, type OneTap } from './one-tap.store';

/** Both amounts in paisa; null when one of them is no amount or beyond the limits of a stake. */
export function readOneTap(stakeText: string, askAboveText: string): Pick<OneTap, 'stake' | 'askAbove'> | null {
  const [stake, askAbove] = [parseAmount(stakeText), parseAmount(askAboveText)];
  if (stake === null || stake < MIN_STAKE || stake > MAX_STAKE) return null;
  if (askAbove === null || askAbove > MAX_STAKE) return null;
  return { stake, askAbove };
}

/** A lay may cost more than its stake, so the larger of both counts. */
export function needsAnswer({ stake, askAbove }: OneTap, { marketKind, side, price }: PickedPrice): boolean {
  const { risk } = winAndRisk(marketKind, side, price, stake);
  return (risk > stake ? risk : stake) > askAbove;
}

/** Milliseconds until one-tap bets end; 0 or less when they have ended. */
export const idleTimeLeft = ({ lastBetAtMs }: OneTap, nowMs: number) => lastBetAtMs + ONE_TAP_IDLE_MS - nowMs;

/** A press bets at the shown price or a better one, also for a player who accepts any price in the slip. */
export const tapPreferences = ({ policy, fill, atStart }: Preferences) => ({
  policy: policy === 'any' ? ('better' as const) : policy,
  fill,
  atStart,
});

/** Stakes to choose from in paisa, smallest first: the player's keys, and the present stake. */
export function stakesOf(keys: readonly number[], stake: Paisa): Paisa[] {
  const all = [...new Set([...keys.map((taka) => BigInt(taka) * 100n), stake])];
  return (all.filter((one) => one >= MIN_STAKE) as Paisa[]).sort((one, other) => (one < other ? -1 : 1));
}
