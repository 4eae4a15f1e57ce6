import type { Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { queuePushes, writeMessage } from '@site/platform-domains/notifications';
import type { MarketRow } from '../markets/markets.repository';
import type { AutoCashOutRow } from './auto-cash-out';
import { cashedOutMessage } from './auto-cash-out.messages';

/** Screen with the player's open bets. */
const OWN_BETS = '/exchange-account';

interface Done {
  order: Pick<AutoCashOutRow, 'playerId'>;
  reason: 'target' | 'stop';
  result: Paisa;
}

/** Reports executed orders in the inbox and on the devices of their players. Requires the locks on their wallets. */
export async function tellDone(tx: Executor, market: MarketRow, done: readonly Done[], at: Date) {
  const about = `auto-cash-out:${market.id}`;
  for (const { order, reason, result } of done)
    await writeMessage(tx, { playerId: order.playerId, at, ...cashedOutMessage(market, reason, result), about });
  await queuePushes(
    tx,
    done.map(({ order: { playerId } }) => ({ playerId, news: 'cashedOut', path: OWN_BETS, about })),
    at,
  );
}
