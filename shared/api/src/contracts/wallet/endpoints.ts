import * as z from '@site/api/schema';
import { pageFields, pageOf } from '../site';
import { restrictionSchema } from '../safer-play/restriction';

export const balance = z.defineEndpoint({
  method: 'POST',
  path: '/api/balance',
  access: 'player',
  input: z.strictObject({}),
  /** What can be staked: main wallet less exposure. */
  output: z.object({
    balance: z.amount(),
    /** Of a player who may only take money out now. */
    restriction: z.optional(restrictionSchema),
  }),
  errors: [],
  summary: 'Balance of the bearer, polled every 10 s',
});

/** What moved the main wallet. `other`: a kind that this page does not know by name. */
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
  'exchange',
  'exchange_commission',
  'exchange_reversal',
  'exchange_commission_returned',
  'other',
] as const;
export type WalletEntryKind = (typeof WALLET_ENTRY_KINDS)[number];

/** One line of the books on the main wallet. `amount` is signed; `balance` is the wallet after it. */
export const walletEntrySchema = z.object({
  id: z.number(),
  kind: z.enum(WALLET_ENTRY_KINDS),
  amount: z.amount(),
  balance: z.amount(),
  created_at: z.isoTime(),
});
export type WalletEntry = z.infer<typeof walletEntrySchema>;

/** Money of one platform whose games play from a wallet of their own; main wallet and game wallet never hold the same taka. */
export const gameWalletSchema = z.object({
  platform: z.string(),
  balance: z.amount(),
  /** A transfer is not confirmed yet: the platform's side is asked until it answers. */
  is_waiting: z.boolean(),
});
export type GameWallet = z.infer<typeof gameWalletSchema>;

export const getWallet = z.defineEndpoint({
  method: 'GET',
  path: '/api/wallet',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({
    main: z.amount(),
    bonus: z.amount(),
    /** Of withdrawals that are not decided yet. */
    held: z.amount(),
    /** Money in games with a wallet of their own. */
    games: z.array(gameWalletSchema),
    /** True when closing a game brings its money back. */
    recall_on_close: z.boolean(),
    entries: z.array(walletEntrySchema),
  }),
  errors: [],
  summary: 'Wallets of the bearer and the last ten lines of the main one (N-38)',
});

export const recallWallets = z.defineEndpoint({
  method: 'POST',
  path: '/api/wallet/recall',
  access: 'player',
  /** Left out: all of them. */
  input: z.strictObject({
    platform: z.optional(z.text({ max: 64 })),
    /** The player has closed a game, and chose that this brings its money back. */
    is_close: z.optional(z.boolean()),
  }),
  /** `waiting`: platforms that have not answered yet; they are asked until they do. */
  output: z.object({ balance: z.amount(), recalled: z.amount(), waiting: z.array(z.string()) }),
  errors: [],
  money: true,
  summary: 'Bring money of game wallets back to the main wallet (N-53)',
});

export const transferToGame = z.defineEndpoint({
  method: 'POST',
  path: '/api/wallet/transfer',
  access: 'player',
  /** `amount` left out: all that can be staked. */
  input: z.strictObject({ platform: z.text({ max: 64 }), amount: z.optional(z.amountInput()) }),
  output: z.object({
    transferred: z.amount(),
    /** The balance of the main wallet for stakes. */
    balance: z.amount(),
    /** Of the game wallet. */
    game_balance: z.amount(),
    /** The platform's side has not confirmed it yet: it is asked until it answers, and what did not arrive comes back. */
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

export const setRecallOnClose = z.defineEndpoint({
  method: 'POST',
  path: '/api/wallet/recall-on-close',
  access: 'player',
  input: z.strictObject({ recall_on_close: z.boolean() }),
  output: z.object({ recall_on_close: z.boolean() }),
  errors: [],
  summary: 'Choose whether closing a game brings its money back (N-53)',
});

export const TRANSFER_STATES = ['asked', 'confirmed', 'failed'] as const;
/** Why money moved: at launch, by the player, at the end of a game, after a day, or because the player may not play now. */
export const TRANSFER_REASONS = ['launch', 'recall', 'close', 'day', 'restricted'] as const;

/** One transfer between the main wallet and a game wallet. */
export const gameTransferSchema = z.object({
  id: z.string(),
  platform: z.string(),
  platform_name: z.string(),
  /** `in`: to the game. */
  direction: z.enum(['in', 'out']),
  reason: z.enum(TRANSFER_REASONS),
  /** Null while nobody knows yet how much came home. */
  amount: z.nullable(z.amount()),
  state: z.enum(TRANSFER_STATES),
  created_at: z.isoTime(),
});
export type GameTransfer = z.infer<typeof gameTransferSchema>;

export const listGameTransfers = z.defineEndpoint({
  method: 'GET',
  path: '/api/wallet/transfers',
  access: 'player',
  input: z.strictObject(pageFields()),
  output: pageOf(gameTransferSchema),
  errors: [],
  summary: 'Transfers between the main wallet and game wallets, newest first (N-53)',
});

/** A money post is known by its `Idempotency-Key`: 16 to 64 letters, digits, `-` and `_`. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

export const findOutcome = z.defineEndpoint({
  method: 'GET',
  path: '/api/outcome/:key',
  access: 'player',
  input: z.strictObject({ key: z.text({ max: 64, pattern: IDEMPOTENCY_KEY }) }),
  /** `none`: nothing was booked under the key so far. `answer`: what the post answered. */
  output: z.object({ state: z.enum(['done', 'none']), answer: z.optional(z.unknown()) }),
  errors: [],
  summary: 'What became of a money post whose answer was lost',
});
