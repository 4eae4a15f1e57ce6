import * as z from '@site/api/schema';
import { PUSH_DEVICE_KEY, PUSH_DEVICE_SECRET, PUSH_ENDPOINT_LENGTH, PUSH_KINDS } from './rules';

const settings = z.object({
  /** Public VAPID key: a browser accepts messages only from the holder of its private half. Base64url. */
  public_key: z.string(),
  /** Address of the device of this session; null while notifications are off on it. */
  endpoint: z.nullable(z.string()),
  kinds: z.object({ deposit: z.boolean(), withdrawal: z.boolean(), bet: z.boolean(), support: z.boolean() }),
});
/** Notifications of the player: the key, the device of this session and the kinds that are on. */
export type PushSettings = z.infer<typeof settings>;

/** Returns the key of the platform, the device of this session and the kinds that are on. */
export const getPush = z.defineEndpoint({
  method: 'GET',
  path: '/api/push',
  access: 'player',
  input: z.strictObject({}),
  output: settings,
  errors: [],
  summary: 'Notifications of the player: public key, this device, kinds that are on',
});

/**
 * Switches notifications on for the device of this session, until the session ends. A device belongs to one session.
 * @throws `push.endpoint_unknown` for an address that no known push service has; `platform.too_many` above the rate of `inbox`
 */
export const subscribePush = z.defineEndpoint({
  method: 'POST',
  path: '/api/push/device',
  access: 'player',
  input: z.strictObject({
    endpoint: z.text({ max: PUSH_ENDPOINT_LENGTH, min: 1 }),
    p256dh: z.text({ max: 87, pattern: PUSH_DEVICE_KEY }),
    auth: z.text({ max: 22, pattern: PUSH_DEVICE_SECRET }),
  }),
  output: settings,
  errors: ['push.endpoint_unknown'],
  pace: 'inbox',
  summary: 'Notifications on for the device of this session',
});

/**
 * Switches notifications off for the device of this session; a repeated call changes nothing.
 * @throws `platform.too_many` above the rate of `inbox`
 */
export const unsubscribePush = z.defineEndpoint({
  method: 'DELETE',
  path: '/api/push/device',
  access: 'player',
  input: z.strictObject({}),
  output: settings,
  errors: [],
  pace: 'inbox',
  summary: 'Notifications off for the device of this session',
});

/**
 * Switches one kind of notifications on or off, for all devices of the player.
 * @throws `platform.too_many` above the rate of `inbox`
 */
export const choosePushKind = z.defineEndpoint({
  method: 'PATCH',
  path: '/api/push/kinds',
  access: 'player',
  input: z.strictObject({ kind: z.enum(PUSH_KINDS), is_on: z.boolean() }),
  output: settings,
  errors: [],
  pace: 'inbox',
  summary: 'One kind of notifications on or off, on all devices',
});
