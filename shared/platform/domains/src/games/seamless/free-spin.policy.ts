import { printAmount } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { listUsableFreeSpins, type UsableFreeSpins } from '#rewards';
import type { GameSession } from '../game-run/game-run.repository';
import { SeamlessRefusal } from './seamless.errors';
import type { RoundContext } from './seamless.repository';
import type { RequestOf } from './seamless.requests';

/** Id of the free spins that pay a bet; null for a bet that the player pays, and for a win. */
export const payingFreeSpins = (request: RequestOf<'bet'> | RequestOf<'win'>): number | null =>
  request.action === 'bet' && request.free_spins !== undefined ? Number(request.free_spins) : null;

/** @throws SeamlessRefusal when the named free spins cannot pay the bet */
export function checkFreeSpin(
  { wallet }: GameSession,
  request: RequestOf<'bet'>,
  { freeSpins, available }: Pick<RoundContext, 'freeSpins'> & { available: UsableFreeSpins['stake'] },
) {
  const paying = freeSpins.find(({ id }) => id === payingFreeSpins(request));
  if (wallet !== 'shared' || paying?.stake !== request.amount) throw new SeamlessRefusal('FREE_SPIN_OVER', available);
}

/** The free spins after one of them is used. @param id null when none is used */
export const lessOne = (freeSpins: readonly UsableFreeSpins[], id: number | null) =>
  freeSpins.map((each) => (each.id === id ? { ...each, left: each.left - 1 } : each)).filter(({ left }) => left > 0);

/** The part of an answer that names the free spins to use next; empty without any. */
export function presentFreeSpins([next]: readonly UsableFreeSpins[]) {
  if (!next) return {};
  const { id, stake, spins, left, validUntil } = next;
  return { free_spins: { id: String(id), stake: printAmount(stake), total: spins, left, until: validUntil.toISOString() } };
}

/** Like `presentFreeSpins`, for the game of a session. A game with a wallet of its own has none. */
export async function freeSpinsNow(db: Executor, { wallet, playerId, game }: GameSession, at: Date) {
  return wallet === 'shared' ? presentFreeSpins(await listUsableFreeSpins(db, { playerId, gameCode: game.code }, at)) : {};
}
