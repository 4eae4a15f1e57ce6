import * as z from '@site/api/schema';

const sums = {
  deposits: z.amount(),
  /** Paid out. */
  withdrawals: z.amount(),
  /** Deposits less withdrawals. */
  net_deposits: z.amount(),
  /** Promotions, rebates, converted points, referral rewards and other credit of the house. */
  bonuses: z.amount(),
  stakes: z.amount(),
  wins: z.amount(),
  /** Wins less stakes. */
  profit_loss: z.amount(),
};

/** One calendar month in Asia/Dhaka, named by its first day. */
export const statementMonthSchema = z.object({ month: z.day(), ...sums });
export type StatementMonth = z.infer<typeof statementMonthSchema>;

export const getStatement = z.defineEndpoint({
  method: 'GET',
  path: '/api/statement',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({
    /** The running one first; twelve, also when nothing happened in them. */
    months: z.array(statementMonthSchema),
    totals: z.object(sums),
    /** Since the account was opened. */
    lifetime_net_deposits: z.amount(),
  }),
  errors: [],
  summary: 'The last twelve calendar months of the account',
});
