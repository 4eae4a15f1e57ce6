import type { Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { dropTicket, saveTicket } from '../turnover/turnover.repository';

interface FreeRound {
  playerId: number;
  sessionId: string;
  roundId: string;
  at: Date;
}

/**
 * Makes the player stake the win of a round with a free spin once before a withdrawal, as any bonus. A later call corrects it. Requires the
 * lock on the player's wallet.
 */
export async function requireFreeWin(tx: Executor, { playerId, sessionId, roundId, at }: FreeRound, win: Paisa) {
  const ref = { type: 'free_spin', id: `${sessionId}:${roundId}` };
  if (win > 0n) await saveTicket(tx, { playerId, kind: 'base', required: win, ref, at });
  else await dropTicket(tx, ref, at);
}
