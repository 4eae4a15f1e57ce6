import type { GameType } from '@site/api/contracts/catalogue';
import { paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { releaseWhenBust } from '../turnover/bust.service';
import { findSettledRound, insertBetRecord, saveRound, type RoundTotals } from './settlement.repository';
import { changeStake } from './stake.service';

export interface PlayedRound {
  playerId: number;
  sessionId: string;
  roundId: string;
  game: { code: string; name: string; type: GameType; platform: string };
  /** Decimal, in hundredths, where the game has odds. */
  odds?: number;
  startedAt: Date;
  at: Date;
}

/**
 * Brings records, turnover and VIP points in line with what a finished round stands at now. The first time it is the settlement;
 * later, when something of the round was undone or paid after all, a correction; a round that brought nothing at first is recorded
 * when it does. The caller holds the player's main wallet.
 */
export async function settleRound(tx: Executor, round: PlayedRound, totals: RoundTotals) {
  const before = await findSettledRound(tx, round);
  const change = { bet: paisa(totals.bet - (before?.bet ?? 0n)), win: paisa(totals.win - (before?.win ?? 0n)) };
  if (before && !change.bet && !change.win) return;

  await saveRound(tx, round, totals, round.at);
  const milliVp = await changeStake(tx, { ...round, gameType: round.game.type }, change.bet, before && { ...before, stake: before.bet });
  await releaseWhenBust(tx, round.playerId, round.at);
  if (!before && !totals.bet && !totals.win) return;
  await insertBetRecord(tx, { ...round, ...change, kind: before?.isRecorded ? 'correction' : 'settlement', milliVp, settledAt: round.at });
}

/** Whether a round takes no more bets. */
export const isRoundSettled = async (tx: Executor, sessionId: string, roundId: string) =>
  (await findSettledRound(tx, { sessionId, roundId })) !== null;
