import { paisaOf } from '@site/api/money';
import { isRecord } from './engines/engine';

/** Free spins that the platform offers in the game of a session. */
export interface SessionFreeSpins {
  /** Id at the platform. */
  id: string;
  stakePaisa: number;
  left: number;
  total: number;
}

/** Reads the free spins of an answer of the platform; null for none. */
export function readFreeSpins(value: unknown): SessionFreeSpins | null {
  if (!isRecord(value)) return null;
  const { id, stake, left, total } = value;
  if (typeof id !== 'string' || typeof stake !== 'string' || typeof left !== 'number' || typeof total !== 'number') return null;
  return left > 0 ? { id, stakePaisa: Number(paisaOf(stake)), left, total } : null;
}

/** The free spins as the page shows them. */
export const showFreeSpins = (freeSpins: SessionFreeSpins | null) =>
  freeSpins && { stake: freeSpins.stakePaisa, left: freeSpins.left, total: freeSpins.total };
