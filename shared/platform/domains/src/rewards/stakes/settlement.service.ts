import type { GameType } from '@site/api/contracts/catalogue';
import { paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { releaseWhenBust } from '../turnover/bust.service';
import { findSettledRound, insertBetRecord, saveRound, type RoundTotals } from './settlement.repository';
import { requireFreeWin } from './free-win.service';
import { changeStake } from './stake.service';

export interface PlayedRound {
  playerId: number;
  sessionId: string;
  roundId: string;
  game: { code: string; name: string; type: GameType; platform: string };
  /** Decimal odds in hundredths; left out for a game without odds. */
  odds?: number;
  startedAt: Date;
  at: Date;
}

/**
 * Updates records, turnover and VIP points to the current totals of a finished round. The first call is the settlement. A later call, after
 * a part of the round was undone or paid late, is a correction; a round without bet and win gets its record when a later call adds to it.
 * Requires the lock on the player's wallet.
 */
export async function settleRound(tx: Executor, round: PlayedRound, totals: RoundTotals) {
  const before = await findSettledRound(tx, round);
  const change = {
    bet: paisa(totals.bet - (before?.bet ?? 0n)),
    free: paisa(totals.free - (before?.free ?? 0n)),
    win: paisa(totals.win - (before?.win ?? 0n)),
  };
  if (before && !change.bet && !change.free && !change.win) return;

  await saveRound(tx, round, totals, round.at);
  const milliVp = await changeStake(tx, { ...round, gameType: round.game.type }, change.bet, before && { ...before, stake: before.bet });
  if (totals.free || before?.free) await requireFreeWin(tx, round, paisa(totals.free ? totals.win : 0n));
  await releaseWhenBust(tx, round.playerId, round.at);
  if (!before && !totals.bet && !totals.free && !totals.win) return;
  await insertBetRecord(tx, { ...round, ...change, kind: before?.isRecorded ? 'correction' : 'settlement', milliVp, settledAt: round.at });
}

/** True when a round takes no more bets. */
export const isRoundSettled = async (tx: Executor, sessionId: string, roundId: string) =>
  (await findSettledRound(tx, { sessionId, roundId })) !== null;
