import type { Paisa } from '@site/api/money';

/** Errors of the seamless wallet. The code is for the supplier's program, the text for its engineers. */
const SEAMLESS_ERRORS = {
  INVALID_SIGNATURE: 'Merchant, timestamp or signature is not valid',
  NONCE_REUSED: 'This nonce was used before',
  INVALID_REQUEST: 'A parameter is missing, unknown or malformed',
  INVALID_TOKEN: 'The launch token is unknown, used or too old',
  SESSION_NOT_FOUND: 'There is no such session of this player',
  SESSION_CLOSED: 'The session takes no more bets',
  PLAYER_BLOCKED: 'The player may not bet',
  LIMIT_REACHED: 'The bet would pass a limit that the player set',
  PLAY_PAUSED: 'A reality check of the player waits for an answer, or the player rests after a session',
  TIMEOUT: 'The player takes a break and may not bet until it ends',
  EXCLUDED: 'The player is self-excluded and may not bet',
  ROUND_CLOSED: 'The round is settled and takes no more bets',
  INSUFFICIENT_FUNDS: 'The balance does not cover the bet',
  FREE_SPIN_OVER: 'The player has no such free spin in this game, or its stake is another one',
  TRANSACTION_MISMATCH: 'This transaction id was used with other data',
  TRANSACTION_CANCELLED: 'This transaction was refunded or rolled back before it came',
  INTERNAL_ERROR: 'Something went wrong; please repeat the request',
} as const;
export type SeamlessErrorCode = keyof typeof SEAMLESS_ERRORS;

/** Refuses a call before anything was written. */
export class SeamlessRefusal extends Error {
  constructor(
    readonly errorCode: SeamlessErrorCode,
    /** Paisa that the player can stake, for refusals of a bet. */
    readonly balance?: Paisa,
  ) {
    super(SEAMLESS_ERRORS[errorCode]);
    this.name = 'SeamlessRefusal';
  }
}
