import { MAX_VP } from '@site/api/contracts/rewards';
import { telemetryQuerySchema } from '@site/api/contracts/telemetry';
import * as z from '@site/api/schema';
import { PLAYER_STATUSES } from '@site/platform-kit/base/player-status';
import { SETTINGS_BODY_BYTES, settingsPatchSchema } from '@site/platform-domains/site';
import { defineCall as define } from './operator-route';

export const listOutbox = define({
  method: 'GET',
  path: '/operator/outbox',
  role: 'admin',
  input: z.strictObject({ to: z.optional(z.text({ max: 254 })) }),
  summary: 'Codes that were sent, newest first',
});

export const patchSettings = define({
  method: 'PATCH',
  path: '/operator/settings',
  role: 'admin',
  input: settingsPatchSchema,
  maxBodyBytes: SETTINGS_BODY_BYTES,
  summary: 'Change general settings',
});

const username = z.text({ max: 64 });

export const readPlayer = define({
  method: 'GET',
  path: '/operator/players/:username',
  role: 'support',
  input: z.strictObject({ username }),
  summary: 'A player with the break or exclusion that runs; nobody can shorten one',
});

/** Whole points; also as text, because a command line sends only text. */
const points = z.pipe(
  z.union([z.int().check(z.gte(1), z.lte(MAX_VP)), z.text({ max: 9, pattern: /^[1-9]\d{0,8}$/ })]),
  z.transform((value) => Number(value)),
);

export const patchPlayer = define({
  method: 'PATCH',
  path: '/operator/players/:username',
  role: 'admin',
  input: z.strictObject({
    username,
    status: z.optional(z.enum(PLAYER_STATUSES)),
    credit: z.optional(z.amountInput()),
    vip_coin: z.optional(points),
    cash_bonus: z.optional(z.amountInput()),
    two_step: z.optional(z.literal('off')),
  }),
  summary: 'Block or unblock a player; grant play money, points and cash rewards; switch a lost authenticator app off',
});

export const showQueue = define({
  method: 'GET',
  path: '/operator/queue',
  role: 'cashier',
  input: z.strictObject({}),
  summary: 'Deposits and withdrawals that wait, the oldest first',
});

/** Our number, or the TRX ID of a waiting deposit. */
const transactionId = z.text({ max: 64 });

/** Attempt of the request as the queue lists it; also as text, because a command line sends only text. */
const attempt = z.optional(
  z.pipe(
    z.union([z.int().check(z.gte(1), z.lte(1_000_000)), z.text({ max: 7, pattern: /^[1-9]\d{0,5}$/ })]),
    z.transform((value) => Number(value)),
  ),
);

export const approveTransaction = define({
  method: 'POST',
  path: '/operator/transactions/:transaction_id/approve',
  role: 'cashier',
  input: z.strictObject({ transaction_id: transactionId, attempt }),
  summary: 'Approve a deposit or withdrawal that waits; one that the player edited needs its `attempt`',
});

export const failTransaction = define({
  method: 'POST',
  path: '/operator/transactions/:transaction_id/fail',
  role: 'cashier',
  input: z.strictObject({ transaction_id: transactionId, attempt, reason: z.text({ max: 300, pattern: /\S/ }) }),
  summary: 'Refuse a deposit or withdrawal that waits; the player reads the reason; one that the player edited needs its `attempt`',
});

export const runReferrals = define({
  method: 'POST',
  path: '/operator/referral/run',
  role: 'cashier',
  input: z.strictObject({ day: z.optional(z.day()) }),
  summary: 'Pay the referral rewards of a day that is over; yesterday unless a day is named. A day is paid once',
});

export const advanceClock = define({
  method: 'POST',
  path: '/operator/clock/advance',
  role: 'admin',
  input: z.strictObject({ seconds: z.int().check(z.gte(1), z.lte(31_622_400)) }),
  summary: 'Move the sandbox clock ahead; only with SANDBOX_CLOCK=manual',
});

export const readTelemetry = define({
  method: 'GET',
  path: '/operator/telemetry',
  role: 'viewer',
  input: telemetryQuerySchema,
  summary: 'How often releases started, failed and crashed in pages, how fast they started, and their web vitals',
});
