import * as z from '@site/api/schema';

/** Most weeks in the list of a player. */
export const CASHBACK_WEEKS_LISTED = 52;
/** Highest share of a net loss, in whole percent. */
export const CASHBACK_MOST_PERCENT = 50;

/** Net loss of one kind of play in the running week, in BDT, negative for a net win, and the share that comes back. */
const partSchema = z.object({ net_loss: z.amount(), percent: z.int() });

/** A week whose cashback was paid; BDT. `week`: its Monday. */
export const cashbackPaymentSchema = z.object({ week: z.day(), amount: z.amount(), paid_at: z.isoTime() });
/** A week whose cashback was paid, parsed. */
export type CashbackPayment = z.infer<typeof cashbackPaymentSchema>;

/** Returns the rule, the running week of the player so far, and past payments, newest first; BDT. */
export const getCashback = z.defineEndpoint({
  method: 'GET',
  path: '/api/cashback',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({
    /** False while the house pays no cashback. */
    is_on: z.boolean(),
    /** First moment of the running week, and of the next one: Monday 00:00 in Asia/Dhaka. */
    from: z.isoTime(),
    until: z.isoTime(),
    exchange: partSchema,
    casino: partSchema,
    /** Less is not paid, and more is cut. */
    least: z.amount(),
    most: z.amount(),
    /** Payment if the week ended now. */
    amount: z.amount(),
    payments: z.array(cashbackPaymentSchema),
  }),
  errors: [],
  summary: 'Cashback of the running week so far, and past payments',
});
/** Cashback of a player, parsed. */
export type Cashback = z.output<typeof getCashback.output>;
