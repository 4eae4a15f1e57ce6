import * as z from '@site/api/schema';
import { pageFields, pageOf } from '../site';
import { playPauseSchema } from '../safer-play/play-pause';
import { restrictionSchema } from '../safer-play/restriction';

/**
 * Returns the available balance of the bearer in BDT. A refusal with `platform.unauthenticated` clears the page's storage (SHELL-052).
 * @see SHELL-053, PLATFORM-016
 */
export const balance = z.defineEndpoint({
  method: 'POST',
  path: '/api/balance',
  access: 'player',
  input: z.strictObject({}),
  /** `balance`: main wallet less exposure. */
  output: z.object({
    balance: z.amount(),
    /** Present when the player may only take money out. */
    restriction: z.optional(restrictionSchema),
    /** Present while no launch, round or bet is accepted: a reality check waits, or the player rests after a session. */
    play_pause: z.optional(playPauseSchema),
  }),
  errors: [],
  summary: 'Balance of the bearer, polled every 10 s',
});

/** Kinds of ledger entries in the main wallet. `other`: a kind that the contract does not name. */
export const WALLET_ENTRY_KINDS = [
  'grant',
  'deposit',
  'rebate',
  'bonus',
  'withdrawal_hold',
  'withdrawal_returned',
  'bet',
  'win',
  'refund',
  'rollback',
  'recall',
  'game_transfer',
  'game_transfer_returned',
  'vip_conversion',
  'referral_claim',
  'cashback',
  'exchange',
  'exchange_commission',
  'exchange_reversal',
  'exchange_commission_returned',
  'other',
] as const;
/** Kind of a ledger entry in the main wallet. */
export type WalletEntryKind = (typeof WALLET_ENTRY_KINDS)[number];

/** One ledger entry of the main wallet. `amount`: signed BDT; `balance`: the wallet after it. */
export const walletEntrySchema = z.object({
  id: z.number(),
  kind: z.enum(WALLET_ENTRY_KINDS),
  amount: z.amount(),
  balance: z.amount(),
  created_at: z.isoTime(),
});
/** One ledger entry of the main wallet, parsed. */
export type WalletEntry = z.infer<typeof walletEntrySchema>;

/** Game wallet: money at a platform whose games play from a wallet of their own. Main wallet and game wallet never hold the same money. */
export const gameWalletSchema = z.object({
  platform: z.string(),
  balance: z.amount(),
  /** True while a transfer is unconfirmed; our side retries until the supplier confirms it. */
  is_waiting: z.boolean(),
});
/** A game wallet, parsed. */
export type GameWallet = z.infer<typeof gameWalletSchema>;

/** Returns the wallets of the bearer in BDT, and the last ten ledger entries of the main wallet. @see N-38 */
export const getWallet = z.defineEndpoint({
  method: 'GET',
  path: '/api/wallet',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({
    main: z.amount(),
    bonus: z.amount(),
    /** Holds of withdrawals that are not decided yet. */
    held: z.amount(),
    /** Money in games with a wallet of their own. */
    games: z.array(gameWalletSchema),
    /** True when closing a game recalls its money. */
    recall_on_close: z.boolean(),
    entries: z.array(walletEntrySchema),
  }),
  errors: [],
  summary: 'Wallets of the bearer and the last ten lines of the main one (N-38)',
});

/**
 * Recalls the money of game wallets to the main wallet; `balance` and `recalled` in BDT.
 * @see N-53
 */
export const recallWallets = z.defineEndpoint({
  method: 'POST',
  path: '/api/wallet/recall',
  access: 'player',
  /** `platform` left out: all game wallets. */
  input: z.strictObject({
    platform: z.optional(z.text({ max: 64 })),
    /** True when the player closed a game and chose that this recalls its money. */
    is_close: z.optional(z.boolean()),
  }),
  /** `waiting`: platforms whose suppliers have not confirmed yet; our side retries until they do. */
  output: z.object({ balance: z.amount(), recalled: z.amount(), waiting: z.array(z.string()) }),
  errors: [],
  money: true,
  summary: 'Bring money of game wallets back to the main wallet (N-53)',
});

/**
 * Transfers money from the main wallet to the game wallet of a platform; amounts in BDT.
 * @throws `wallet.no_game_wallet`; `wallet.transfer_failed`; `funds.balance_low`; `catalogue.launch_refused`; `safer_play.limit_reached`,
 * `safer_play.time_out` or `safer_play.excluded`; `platform.too_many` above the rate of `launches`
 * @see N-53
 */
export const transferToGame = z.defineEndpoint({
  method: 'POST',
  path: '/api/wallet/transfer',
  access: 'player',
  /** `amount` left out: the whole available balance. */
  input: z.strictObject({ platform: z.text({ max: 64 }), amount: z.optional(z.amountInput()) }),
  output: z.object({
    transferred: z.amount(),
    /** Available balance of the main wallet after the transfer. */
    balance: z.amount(),
    /** Balance of the game wallet after the transfer. */
    game_balance: z.amount(),
    /** True while the supplier has not confirmed the transfer: our side retries until it does, and money that did not arrive comes back. */
    is_waiting: z.boolean(),
  }),
  errors: [
    'wallet.no_game_wallet',
    'wallet.transfer_failed',
    'funds.balance_low',
    'catalogue.launch_refused',
    'safer_play.limit_reached',
    'safer_play.time_out',
    'safer_play.excluded',
  ],
  money: true,
  pace: 'launches',
  summary: 'Move money from the main wallet to the wallet of a platform’s games (N-53)',
});

/** Chooses that closing a game recalls its money, or does not. @see N-53 */
export const setRecallOnClose = z.defineEndpoint({
  method: 'POST',
  path: '/api/wallet/recall-on-close',
  access: 'player',
  input: z.strictObject({ recall_on_close: z.boolean() }),
  output: z.object({ recall_on_close: z.boolean() }),
  errors: [],
  summary: 'Choose whether closing a game brings its money back (N-53)',
});

/** States of a transfer: requested, confirmed by the supplier, or failed. */
export const TRANSFER_STATES = ['asked', 'confirmed', 'failed'] as const;
/** Causes of a transfer: a launch, the player, a closed game, a day without movement, or a break or exclusion. */
export const TRANSFER_REASONS = ['launch', 'recall', 'close', 'day', 'restricted'] as const;

/** One transfer between the main wallet and a game wallet. */
export const gameTransferSchema = z.object({
  id: z.string(),
  platform: z.string(),
  platform_name: z.string(),
  /** `in`: to the game wallet. */
  direction: z.enum(['in', 'out']),
  reason: z.enum(TRANSFER_REASONS),
  /** BDT; null while the returned amount is unknown. */
  amount: z.nullable(z.amount()),
  state: z.enum(TRANSFER_STATES),
  created_at: z.isoTime(),
});
/** One transfer between the main wallet and a game wallet, parsed. */
export type GameTransfer = z.infer<typeof gameTransferSchema>;

/** Returns the transfers of game wallets page by page, newest first. @see N-53 */
export const listGameTransfers = z.defineEndpoint({
  method: 'GET',
  path: '/api/wallet/transfers',
  access: 'player',
  input: z.strictObject(pageFields()),
  output: pageOf(gameTransferSchema),
  errors: [],
  summary: 'Transfers between the main wallet and game wallets, newest first (N-53)',
});

/** Pattern of the `Idempotency-Key` that names a money post: 16 to 64 letters, digits, `-` and `_`. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

/** Returns the outcome of a money post whose answer was lost. */
export const findOutcome = z.defineEndpoint({
  method: 'GET',
  path: '/api/outcome/:key',
  access: 'player',
  input: z.strictObject({ key: z.text({ max: 64, pattern: IDEMPOTENCY_KEY }) }),
  /** `none`: nothing is booked under the key so far. `answer`: the answer of the post. */
  output: z.object({ state: z.enum(['done', 'none']), answer: z.optional(z.unknown()) }),
  errors: [],
  summary: 'What became of a money post whose answer was lost',
});
