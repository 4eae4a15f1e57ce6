import * as z from '@site/api/schema';
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
    /** Money that still stands in games with a wallet of their own. */
    games: z.array(z.object({ platform: z.string(), balance: z.amount() })),
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
  input: z.strictObject({ platform: z.optional(z.text({ max: 64 })) }),
  output: z.object({ balance: z.amount(), recalled: z.amount() }),
  errors: [],
  money: true,
  summary: 'Bring money of game wallets back to the main wallet (N-53)',
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
