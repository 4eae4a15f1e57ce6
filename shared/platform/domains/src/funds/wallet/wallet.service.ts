import { paisa } from '@site/api/money';
import type { Executor } from '@site/platform-kit/data/database';
import { findRecallOnClose, gameWalletsIn, listAsked } from '#games';
import { listAccounts } from '#ledger';
import { listLastEntries } from './wallet.repository';

const ENTRIES_SHOWN = 10;

export async function readWallet(db: Executor, playerId: number) {
  const [accounts, entries, asked, recallOnClose] = await Promise.all([
    listAccounts(db, playerId),
    listLastEntries(db, playerId, ENTRIES_SHOWN),
    listAsked(db, playerId),
    findRecallOnClose(db, playerId),
  ]);
  const balanceOf = (kind: string) => accounts.find((account) => account.kind === kind)?.balance ?? paisa(0n);
  const games = gameWalletsIn(accounts, new Set(asked.map(({ platform }) => platform)));
  return { main: balanceOf('CASH'), bonus: balanceOf('BONUS'), held: balanceOf('HELD'), games, entries, recallOnClose };
}
