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
  /** Set for an e-wallet payment, after its request. */
  ewallet: z.optional(z.object({ transaction: z.string(), number: z.string() })),
});
/** Router state that `/deposit` passes to `/make-payment`. @see FUNDS-039 */
export type MakePaymentState = z.infer<typeof makePaymentSchema>;

const paymentRequestSchema = z.object({
  action: z.enum(TRANSACTION_ACTIONS),
  amount: typedAmount(),
  icon: z.string(),
  transactionId: z.string(),
  /** True right after sending: the page then shows the success once, in a dialog. @see C-31 */
  isFresh: z.boolean(),
});
/** Router state that a submitted request passes to `/payment-request`. @see FUNDS-049, FUNDS-068 */
export type PaymentRequestState = z.infer<typeof paymentRequestSchema>;

const reading =
  <S extends z.ZodMiniType>(schema: S) =>
  (state: unknown): z.infer<S> | null => {
    const read = z.safeParse(schema, state);
    return read.success ? read.data : null;
  };

/** Null for a page without router state, or with the state of a release that has another shape. */
export const readMakePayment = reading(makePaymentSchema);
export const readPaymentRequest = reading(paymentRequestSchema);
