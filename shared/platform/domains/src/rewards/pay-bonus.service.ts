import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { playerCash, post, system } from '#ledger';
import { createTicket } from './turnover/turnover.service';

interface Bonus {
  playerId: number;
  /** Kind of the journal. */
  kind: 'cashback' | 'tournament_prize' | 'mission_prize';
  /** Key of the bonus among those of its kind. */
  id: string;
  amount: Paisa;
  at: Date;
}

/**
 * Books money of the house into the main wallet; the player must stake it once before a withdrawal. Requires the lock on the wallet.
 * @throws Error when it was paid before
 */
export async function payBonus(tx: Executor, { playerId, kind, id, amount, at }: Bonus) {
  const ref = { type: kind, id };
  const postings = [
    { account: system('BONUS_EXPENSE', playerId), amount: paisa(-amount) },
    { account: playerCash(playerId), amount },
  ];
  const isNew = await post(tx, { kind, idemKey: `${kind}:${id}`, ref, postings, at });
  if (!isNew) throw new Error(`${kind} ${id} was posted before`);
  await createTicket(tx, { playerId, kind: 'base', required: amount, ref, at });
}
