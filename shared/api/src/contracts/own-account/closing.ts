import * as z from '@site/api/schema';

/** Reasons for which an account cannot be closed yet, in the order in which the player reads them. */
export const CLOSING_OBSTACLES = ['open_bets', 'game_money', 'deposit_waiting', 'withdrawal_waiting', 'balance'] as const;
/** Reason for which an account cannot be closed yet. */
export type ClosingObstacle = (typeof CLOSING_OBSTACLES)[number];

/** State of the account before it is closed. */
const closingSchema = z.object({
  /** Empty when the account can be closed now. */
  obstacles: z.array(z.enum(CLOSING_OBSTACLES)),
  /** Main wallet in BDT. A rest below the least withdrawal is no obstacle: the player may give it up. */
  rest: z.amount(),
  /** True when the closing needs a code of the authenticator app as well. */
  needs_code: z.boolean(),
});
/** State of the account before it is closed, parsed. */
export type Closing = z.infer<typeof closingSchema>;

/** Returns what has to be done before the account can be closed. */
export const showClosing = z.defineEndpoint({
  method: 'GET',
  path: '/api/account/closing',
  access: 'player',
  input: z.strictObject({}),
  output: closingSchema,
  errors: [],
  summary: 'What has to be done before the account can be closed',
});

/**
 * Logs the player out everywhere and closes the account after `CLOSING_WAIT_S`; a log-in before takes it back.
 * @throws `account.password_wrong`; `security.code_needed` and `security.code_wrong` while the authenticator app is on; `platform.invalid`
 * with `CLOSING_HINDERED` while there is an obstacle, or a rest that the player does not give up; `platform.too_many`
 */
export const closeAccount = z.defineEndpoint({
  method: 'POST',
  path: '/api/account/closing',
  access: 'player',
  input: z.strictObject({
    password: z.text({ max: 256 }),
    code: z.optional(z.text({ max: 32 })),
    /** True when the player gives up the rest of the main wallet. */
    gives_up_rest: z.boolean(),
  }),
  output: z.object({ closes_at: z.isoTime() }),
  errors: ['account.password_wrong', 'security.code_needed', 'security.code_wrong'],
  summary: 'Close the account after a waiting time; a log-in takes it back',
});
