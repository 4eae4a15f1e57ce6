import * as z from '@site/api/schema';

/** Ways on which promotions may reach a player; each is off until the player switches it on. */
export const MARKETING_CHANNELS = ['inbox', 'email', 'sms', 'push'] as const;
/** Way on which promotions may reach a player. */
export type MarketingChannel = (typeof MARKETING_CHANNELS)[number];

const marketingSchema = z.object({
  channels: z.array(
    z.object({
      channel: z.enum(MARKETING_CHANNELS),
      is_on: z.boolean(),
      /** Time of the last choice; null when the player has never chosen. */
      chosen_at: z.nullable(z.isoTime()),
      /** False without a verified address or number, or without a device that gets notifications. */
      is_reachable: z.boolean(),
    }),
  ),
});
/** Choices of the player about promotions, parsed. */
export type Marketing = z.infer<typeof marketingSchema>;

/** Returns the choices of the player about promotions, in the order of `MARKETING_CHANNELS`. */
export const showMarketing = z.defineEndpoint({
  method: 'GET',
  path: '/api/marketing',
  access: 'player',
  input: z.strictObject({}),
  output: marketingSchema,
  errors: [],
  summary: 'Choices of the player about promotions by channel',
});

/**
 * Allows promotions on one channel, or forbids them; the time of the choice is kept.
 * @throws `platform.too_many` above the rate of `inbox`
 */
export const chooseMarketing = z.defineEndpoint({
  method: 'PATCH',
  path: '/api/marketing',
  access: 'player',
  input: z.strictObject({ channel: z.enum(MARKETING_CHANNELS), is_on: z.boolean() }),
  output: marketingSchema,
  errors: [],
  pace: 'inbox',
  summary: 'Allow promotions on one channel, or forbid them',
});
