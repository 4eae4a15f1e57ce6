import type { Paisa } from '@site/api/money';

/** A game wallet as its platform's side names it. */
export interface GameWalletName {
  /** Public id of the player. */
  remoteId: string;
  platform: string;
}

export interface AskedTransfer extends GameWalletName {
  /** One transfer for ever: sent twice it happens once. */
  id: string;
  direction: 'in' | 'out';
  /** Null for all that is there. */
  amount: Paisa | null;
}

/** `closed`: it never happened and never will. `lost`: no trustworthy answer, so it may have happened. */
export type TransferAnswer = { kind: 'done'; amount: Paisa } | { kind: 'closed' } | { kind: 'lost' };

/** The other side of transfer wallets: the stores of balances that the platforms of games keep themselves. */
export interface GameHouses {
  /** Asks for the transfer. */
  send(transfer: AskedTransfer): Promise<TransferAnswer>;
  /** Asks what became of it. An id that is not known is closed by the question, so that the answer stays true. */
  status(transfer: AskedTransfer): Promise<TransferAnswer>;
  /** Null when no answer came. */
  balance(wallet: GameWalletName): Promise<Paisa | null>;
}

/** Where there are none: nothing is ever answered. */
export const NO_HOUSES: GameHouses = {
  send: async () => ({ kind: 'lost' }),
  status: async () => ({ kind: 'lost' }),
  balance: async () => null,
};
