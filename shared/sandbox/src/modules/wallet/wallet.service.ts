import { randomUUID } from 'node:crypto';
import type { Executor } from '#core/database';
import { playerCash, playerProvider } from '../ledger/ledger.accounts';
import { available, lockCash, post } from '../ledger/ledger.service';
import { listAccounts, listLastEntries } from './wallet.repository';

const ENTRIES_SHOWN = 10;
const PROVIDER = /^PROVIDER:(.+)$/;

export async function readWallet(db: Executor, playerId: number) {
  const [accounts, entries] = await Promise.all([listAccounts(db, playerId), listLastEntries(db, playerId, ENTRIES_SHOWN)]);
  const balanceOf = (kind: string) => accounts.find((account) => account.kind === kind)?.balance ?? 0n;
  return { main: balanceOf('CASH'), bonus: balanceOf('BONUS'), held: balanceOf('HELD'), games: gamesIn(accounts), entries };
}
export type Wallet = Awaited<ReturnType<typeof readWallet>>;

/** Brings money back from the games of one platform, or of all, to the main wallet. Amounts in paisa. */
export async function recallMoney(tx: Executor, playerId: number, platform: string | undefined, at: Date) {
  await lockCash(tx, playerId);
  const games = gamesIn(await listAccounts(tx, playerId)).filter((game) => platform === undefined || game.platform === platform);
  for (const game of games) {
    const postings = [
      { account: playerProvider(game.platform, playerId), amount: -game.balance },
      { account: playerCash(playerId), amount: game.balance },
    ];
    await post(tx, { kind: 'recall', idemKey: `recall:${randomUUID()}`, ref: { type: 'recall', id: game.platform }, postings, at });
  }
  const recalled = games.reduce((sum, { balance }) => sum + balance, 0n);
  return { recalled, balance: await available(tx, playerId) };
}

/** Platforms with a wallet of their own that hold money of the player. */
const gamesIn = (accounts: Awaited<ReturnType<typeof listAccounts>>) =>
  accounts.flatMap(({ kind, balance }) => {
    const platform = PROVIDER.exec(kind)?.[1];
    return platform && balance > 0n ? [{ platform, balance }] : [];
  });
