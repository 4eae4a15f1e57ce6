import type { Executor } from '@site/platform-kit/data/database';

/** Kinds of calls that change something, each with the key by which its effect is found. */
interface WriteKeys {
  'sign-up': 'the username';
  deposit: 'the TRX ID';
  approval: 'the number of the deposit';
  withdrawal: 'the idempotency key';
  return: 'the number of the withdrawal';
  round: 'the round of the page';
  bet: 'the reference of the page';
  cancel: 'the name of the bet';
  message: 'the key of the page';
}
export type WriteKind = keyof WriteKeys;

/** One call that changes something, as its player remembers it. */
export interface PlayerWrite {
  kind: WriteKind;
  /** @see WriteKeys */
  key: string;
  /** Remote id of the player. */
  player: string;
  /** `unknown`: an answer was lost, and nobody can say yet whether the call was carried out. */
  outcome: 'asked' | 'acknowledged' | 'refused' | 'unknown';
  /** Number of times that it was sent, with the same key. */
  tries: number;
}

/** The main wallet of a player who waits for no answer. */
export interface ExpectedWallet {
  player: string;
  paisa: bigint;
  /** Number of writes of the player so far. */
  writes: number;
}

/** Balances that one player's page heard from the stream of events, in the order of arrival. */
export interface HeardBalances {
  player: string;
  paisa: readonly bigint[];
}

/** All that the players know. */
export interface Witness {
  writes(): readonly PlayerWrite[];
  /** Wallets that must equal those of the site now, unless `writes` grows before they are compared. */
  wallets(): readonly ExpectedWallet[];
  /** Of players whose main wallet is all that they have: they place no bets at the exchange. */
  heard(): readonly HeardBalances[];
  /** Calls that were answered with 401. */
  loggedOut(): readonly string[];
  /** Processes that ended by themselves. */
  crashed(): readonly string[];
}

/** A statement about the whole site that is true at every moment. */
export interface Oracle {
  name: string;
  says: string;
  /** True when it holds only at rest, after the last call and the last delay. */
  isFinal?: boolean;
  /** @returns one sentence for each row that differs */
  check(db: Executor, witness: Witness): Promise<string[]>;
}
