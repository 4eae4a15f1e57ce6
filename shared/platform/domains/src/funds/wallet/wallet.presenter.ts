import { WALLET_ENTRY_KINDS, type getWallet, type WalletEntryKind } from '@site/api/contracts/wallet';
import type * as z from '@site/api/schema';
import { printAmount } from '@site/api/money';
import type { readWallet } from './wallet.service';

export const presentWallet = ({
  main,
  bonus,
  held,
  games,
  entries,
  recallOnClose,
}: Awaited<ReturnType<typeof readWallet>>): z.input<typeof getWallet.output> => ({
  main: printAmount(main),
  bonus: printAmount(bonus),
  held: printAmount(held),
  games: games.map(({ platform, balance, isWaiting }) => ({ platform, balance: printAmount(balance), is_waiting: isWaiting })),
  recall_on_close: recallOnClose,
  entries: entries.map(({ id, kind, amount, balance, createdAt }) => ({
    id,
    kind: shownKind(kind),
    amount: printAmount(amount),
    balance: printAmount(balance),
    created_at: createdAt.toISOString(),
  })),
});

/** Kinds of the ledger that the page knows by another name; a new name would be off contract for older releases of the page. */
const SHOWN_AS: Readonly<Record<string, WalletEntryKind>> = { tournament_prize: 'bonus', mission_prize: 'bonus' };

const shownKind = (kind: string): WalletEntryKind => SHOWN_AS[kind] ?? (isKnown(kind) ? kind : 'other');

const isKnown = (kind: string): kind is WalletEntryKind => WALLET_ENTRY_KINDS.some((known) => known === kind);
