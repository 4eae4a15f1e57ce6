import { accountKindSchema, TRANSACTION_ACTIONS } from '@site/api/contracts/funds';
import { PLAIN_TYPED_AMOUNT } from '@site/api/money';
import * as z from '@site/api/schema';

/** BDT as the player typed it, e.g. `500` or `500.50`. */
const typedAmount = () => z.string().check(z.regex(PLAIN_TYPED_AMOUNT));

const makePaymentSchema = z.object({
  amount: typedAmount(),
  icon: z.string(),
  type: accountKindSchema(),
  method: z.object({ id: z.number(), name: z.string() }),
  promotionId: z.nullable(z.number()),
  /** Of an e-wallet payment that was asked for. */
  ewallet: z.optional(z.object({ transaction: z.string(), number: z.string() })),
});
/** What `/deposit` hands to `/make-payment`, as router state. @see spec A 2 */
export type MakePaymentState = z.infer<typeof makePaymentSchema>;

const paymentRequestSchema = z.object({
  action: z.enum(TRANSACTION_ACTIONS),
  amount: typedAmount(),
  icon: z.string(),
  transactionId: z.string(),
  /** Sent a moment ago: its success is still to be said, above the page. @see C-31 */
  isFresh: z.boolean(),
});
/** What a submitted request hands to `/payment-request`. @see spec A 2 */
export type PaymentRequestState = z.infer<typeof paymentRequestSchema>;

const reading =
  <S extends z.ZodMiniType>(schema: S) =>
  (state: unknown): z.infer<S> | null => {
    const read = z.safeParse(schema, state);
    return read.success ? read.data : null;
  };

/** Null for a page that was opened directly, or by a release that handed over something else. */
export const readMakePayment = reading(makePaymentSchema);
export const readPaymentRequest = reading(paymentRequestSchema);
