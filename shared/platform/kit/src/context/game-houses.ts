import type { Language } from '@site/api/contracts/site';
import type { Paisa } from '@site/api/money';

/** A game wallet by the names that its platform uses. */
export interface GameWalletName {
  /** Public id of the player. */
  remoteId: string;
  platform: string;
}

export interface AskedTransfer extends GameWalletName {
  /** Idempotency key: a transfer that is sent twice happens once. */
  id: string;
  direction: 'in' | 'out';
  /** Null moves the whole balance. */
  amount: Paisa | null;
}

/** `closed`: the transfer did not happen and never will. `lost`: no reliable answer arrived, so it may have happened. */
export type TransferAnswer = { kind: 'done'; amount: Paisa } | { kind: 'closed' } | { kind: 'lost' };

/** A game by the names that its platform uses. */
export interface NamedGame {
  code: string;
  name: string;
  type: string;
  platform: string;
}

/** The remote side: game platforms with their own rules, some with balances of their own. */
export interface GameHouses {
  /** Requests the transfer. */
  send(transfer: AskedTransfer): Promise<TransferAnswer>;
  /** Returns the outcome of a transfer. The query closes an unknown id, so that the answer stays true. */
  status(transfer: AskedTransfer): Promise<TransferAnswer>;
  /** Null when no answer arrived. */
  balance(wallet: GameWalletName): Promise<Paisa | null>;
  /** Rules and measured figures of a game, unread; null when no answer arrived. */
  facts(game: NamedGame, language: Language): Promise<unknown>;
}

/** For a site without transfer wallets: no request is ever answered. */
export const NO_HOUSES: GameHouses = {
  send: async () => ({ kind: 'lost' }),
  status: async () => ({ kind: 'lost' }),
  balance: async () => null,
  facts: async () => null,
};
