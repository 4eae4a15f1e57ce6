import { paisa, type Paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { lockMany, playerCash } from '@site/platform-domains/ledger';
import type { BetRow } from '../bets/bet';
import { listOpenOf } from '../bets/bets.repository';
import { readHolds } from '../bets/holds.repository';

/** Money and bets of a player while the wallet is locked. */
export interface LockedWallet {
  available: Paisa;
  /** Hold in the market of this turn. */
  hold: Paisa;
  /** All bets of the player in the market, as read. */
  bets: readonly BetRow[];
}

/** Locks the wallets of all players of these bets. */
export async function lockWallets(tx: Executor, marketId: string, of: readonly BetRow[]): Promise<Map<number, LockedWallet>> {
  const players = [...new Set(of.map(({ playerId }) => playerId))];
  if (!players.length) return new Map();
  // The reads leave with the lock and run after it. No account is missing here, because a bet took its money from one.
  const [accounts, holds, bets] = await Promise.all([
    lockMany(tx, players.map(playerCash)),
    readHolds(tx, marketId, players),
    listOpenOf(tx, marketId, players),
  ]);
  return new Map(
    players.map((id) => {
      const { here = paisa(0n), held = paisa(0n) } = holds.get(id) ?? {};
      const cash = accounts.get(playerCash(id).key)?.balance.amount ?? 0n;
      return [id, { available: paisa(cash - held), hold: here, bets: bets.filter(({ playerId }) => playerId === id) }];
    }),
  );
}
