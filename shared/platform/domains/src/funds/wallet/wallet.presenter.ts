import { WALLET_ENTRY_KINDS, type getWallet, type WalletEntryKind } from '@site/api/contracts/wallet';
import type * as z from '@site/api/schema';
import { paisa, printAmount } from '@site/api/money';
import type { Wallet } from './wallet.service';

export const presentWallet = ({ main, bonus, held, games, entries, recallOnClose }: Wallet): z.input<typeof getWallet.output> => ({
  main: printAmount(paisa(main)),
  bonus: printAmount(paisa(bonus)),
  held: printAmount(paisa(held)),
  games: games.map(({ platform, balance, isWaiting }) => ({ platform, balance: printAmount(balance), is_waiting: isWaiting })),
  recall_on_close: recallOnClose,
  entries: entries.map(({ id, kind, amount, balance, createdAt }) => ({
    id,
    kind: isKnown(kind) ? kind : 'other',
    amount: printAmount(amount),
    balance: printAmount(balance),
    created_at: createdAt.toISOString(),
  })),
});

const isKnown = (kind: string): kind is WalletEntryKind => WALLET_ENTRY_KINDS.some((known) => known === kind);
