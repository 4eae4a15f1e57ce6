import type { Paisa } from '@site/api/money';
import { addPlayer } from '@site/platform-domains/access';
import { grantCredit } from '@site/platform-domains/ledger';
import type { Executor } from '@site/platform-kit/data/database';
import { systemClock } from '@site/platform-kit/time/clock';

/** Creates players with that credit each, who never log in. @returns their ids */
export async function addBettors(db: Executor, count: number, credit: Paisa): Promise<number[]> {
  const ids: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const form = {
      username: `bettor${nth}`,
      email: `bettor${nth}@example.com`,
      phone: String(1_100_000_000 + nth),
      name: '',
      currency: 'BDT',
      referral_code: '',
    } as const;
    const { id } = await addPlayer(db, form, 'none', systemClock.now());
    await grantCredit(db, id, credit, { type: 'bench', id: String(id) }, systemClock.now());
    ids.push(id);
  }
  return ids;
}
