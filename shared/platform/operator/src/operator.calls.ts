import { MAX_VP } from '@site/api/contracts/rewards';
import * as z from '@site/api/schema';
import { defineCall } from './call';
import { playerStateSchema } from './players.shapes';

export const listOutbox = defineCall({
  method: 'GET',
  path: '/operator/outbox',
  role: 'admin',
  input: z.strictObject({ to: z.optional(z.text({ max: 254 })) }),
  summary: 'Codes that were sent, newest first',
});

const username = z.text({ max: 64 });

export const readPlayer = defineCall({
  method: 'GET',
  path: '/operator/players/:username',
  role: 'support',
  input: z.strictObject({ username }),
  output: playerStateSchema,
  summary: 'A player with the break or exclusion that runs; nobody can shorten one',
});

/** Whole points; also as text, because a command line sends only text. */
const points = z.pipe(
  z.union([z.int().check(z.gte(1), z.lte(MAX_VP)), z.text({ max: 9, pattern: /^[1-9]\d{0,8}$/ })]),
  z.transform((value) => Number(value)),
);

export const patchPlayer = defineCall({
  method: 'PATCH',
  path: '/operator/players/:username',
  role: 'admin',
  input: z.strictObject({
    username,
    /** Only the player closes an account. */
    status: z.optional(z.enum(['active', 'blocked'])),
    credit: z.optional(z.amountInput()),
    vip_coin: z.optional(points),
    cash_bonus: z.optional(z.amountInput()),
    two_step: z.optional(z.literal('off')),
  }),
  output: playerStateSchema,
  summary: 'Block or unblock a player; grant play money, points and cash rewards; switch a lost authenticator app off',
});

export const runReferrals = defineCall({
  method: 'POST',
  path: '/operator/referral/run',
  role: 'cashier',
  input: z.strictObject({ day: z.optional(z.day()) }),
  summary: 'Pay the referral rewards of a day that is over; yesterday unless a day is named. A day is paid once',
});

export const advanceClock = defineCall({
  method: 'POST',
  path: '/operator/clock/advance',
  role: 'admin',
  input: z.strictObject({ seconds: z.int().check(z.gte(1), z.lte(31_622_400)) }),
  summary: 'Move the sandbox clock ahead; only with SANDBOX_CLOCK=manual',
});
