import * as z from '@site/api/schema';

const sums = {
  deposits: z.amount(),
  /** Approved withdrawals only. */
  withdrawals: z.amount(),
  /** Deposits less withdrawals. */
  net_deposits: z.amount(),
  /** Promotions, rebates, converted points, referral rewards and other credit from the house. */
  bonuses: z.amount(),
  stakes: z.amount(),
  wins: z.amount(),
  /** Wins less stakes. */
  profit_loss: z.amount(),
  /** Seconds of play sessions that began in the time, each from its first to its last launch, round or bet. */
  played_s: z.int(),
};

/** Sums of one calendar month in Asia/Dhaka, named by its first day; BDT. */
export const statementMonthSchema = z.object({ month: z.day(), ...sums });
/** Sums of one calendar month, parsed. */
export type StatementMonth = z.infer<typeof statementMonthSchema>;

/** Returns the sums of the last twelve calendar months, in BDT. */
export const getStatement = z.defineEndpoint({
  method: 'GET',
  path: '/api/statement',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({
    /** Twelve months, the current one first, also those without a record. */
    months: z.array(statementMonthSchema),
    totals: z.object(sums),
    /** Since the account was opened. */
    lifetime_net_deposits: z.amount(),
  }),
  errors: [],
  summary: 'The last twelve calendar months of the account',
});
