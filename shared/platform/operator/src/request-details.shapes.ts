import { RECEIPT_TYPES, TRANSACTION_ACTIONS, TRANSACTION_KEYS, type ReceiptType } from '@site/api/contracts/funds';
import * as z from '@site/api/schema';
import { PLAYER_STATUSES } from '@site/platform-kit/base/player-status';

/** Most requests of a player in one answer. */
export const LAST_REQUESTS_MAX = 10;

/** Authors of a decision about a request. */
const DECIDERS = ['player', 'operator', 'reviewer'] as const;

const RECEIPT_TYPE_NAMES = Object.keys(RECEIPT_TYPES) as [ReceiptType, ...ReceiptType[]];

/** Schema of a deposit or withdrawal of the past, or one that waits. */
const lastRequestSchema = z.object({
  transaction_id: z.string(),
  action: z.enum(TRANSACTION_ACTIONS),
  amount: z.amount(),
  key: z.enum(TRANSACTION_KEYS),
  method: z.string(),
  account_number: z.string(),
  attempt: z.int(),
  sent_at: z.isoTime(),
  decided_at: z.nullable(z.isoTime()),
  decided_by: z.nullable(z.enum(DECIDERS)),
  reason: z.nullable(z.string()),
});
export type LastRequest = z.infer<typeof lastRequestSchema>;

/** Schema of the details of a request: its receipt, its player, money that is held, and the requests before it. */
export const requestDetailsSchema = z.object({
  receipt: z.nullable(z.object({ type: z.enum(RECEIPT_TYPE_NAMES), sent_at: z.isoTime() })),
  player: z.object({
    username: z.string(),
    name: z.string(),
    status: z.enum(PLAYER_STATUSES),
    since: z.isoTime(),
  }),
  /** Main wallet, money of withdrawals that wait, and money that open bets at the exchange may cost. */
  balance: z.amount(),
  held: z.amount(),
  exposure: z.amount(),
  /** The newest first, without the request itself. */
  last: z.array(lastRequestSchema),
});
export type RequestDetails = z.infer<typeof requestDetailsSchema>;
