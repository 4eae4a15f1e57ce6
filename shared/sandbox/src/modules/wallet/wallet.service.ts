import type { Executor } from '#core/database';
import { findRecallOnClose, listAsked } from '../game-wallets/game-wallets.repository';
import { gameWalletsIn } from '../game-wallets/game-wallets.rules';
import { listAccounts } from '../ledger/ledger.repository';
import { listLastEntries } from './wallet.repository';

const ENTRIES_SHOWN = 10;

export async function readWallet(db: Executor, playerId: number) {
  const [accounts, entries, asked, recallOnClose] = await Promise.all([
    listAccounts(db, playerId),
    listLastEntries(db, playerId, ENTRIES_SHOWN),
    listAsked(db, playerId),
    findRecallOnClose(db, playerId),
  ]);
  const balanceOf = (kind: string) => accounts.find((account) => account.kind === kind)?.balance ?? 0n;
  const games = gameWalletsIn(accounts, new Set(asked.map(({ platform }) => platform)));
  return { main: balanceOf('CASH'), bonus: balanceOf('BONUS'), held: balanceOf('HELD'), games, entries, recallOnClose };
}
export type Wallet = Awaited<ReturnType<typeof readWallet>>;
