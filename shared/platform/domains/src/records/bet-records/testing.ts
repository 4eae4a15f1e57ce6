import { randomUUID } from 'node:crypto';
import type { GameType } from '@site/api/contracts/catalogue';
import { paisa, paisaOfTaka } from '@site/api/money';
import { inTransaction } from '@site/platform-kit/data/database';
import { lockCash } from '#ledger';
import { settleRound } from '#rewards';
import type { TestSession } from '#games/testing';
import type { TestPlatform } from '@site/platform-testing/test-platform';

export interface Settled {
  /** Taka. */
  bet: number;
  win?: number;
  at: string | Date;
  platform?: string;
  type?: GameType;
  /** Decimal odds in hundredths. */
  odds?: number;
  round?: string;
}

/** Settles a round, or corrects one that was settled before. @returns its id */
export async function settle({ db }: TestPlatform, session: TestSession, played: Settled): Promise<string> {
  const { bet, win = 0, platform = 'PADMAPLAY', type = 'SLOT', odds, round: roundId = randomUUID() } = played;
  const at = new Date(played.at);
  const { playerId, session_id: sessionId, game_code: code } = session;
  const game = { code, name: `Game of ${platform}`, type, platform };
  await inTransaction(db, async (tx) => {
    await lockCash(tx, playerId);
    const round = { playerId, sessionId, roundId, game, startedAt: new Date(at.getTime() - 2000), at, ...(odds ? { odds } : {}) };
    await settleRound(tx, round, { bet: paisaOfTaka(bet), free: paisa(0n), win: paisaOfTaka(win) });
  });
  return roundId;
}
