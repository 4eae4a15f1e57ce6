/** Kinds of push notifications: news about the player's own requests, bets and questions. Nothing promotional is among them. */
export const PUSH_KINDS = ['deposit', 'withdrawal', 'bet', 'support'] as const;
/** Kind of a push notification; the player can switch each one off. */
export type PushKind = (typeof PUSH_KINDS)[number];

/** Most characters of the address at which a push service takes messages for a device. */
export const PUSH_ENDPOINT_LENGTH = 1024;
/** Public key of a device: an uncompressed point of P-256, base64url. */
export const PUSH_DEVICE_KEY = /^[\w-]{87}$/;
/** Secret that a device shares with the senders of its messages: 16 bytes, base64url. */
export const PUSH_DEVICE_SECRET = /^[\w-]{22}$/;

/** Devices of one player that receive notifications; a further one replaces the oldest. */
export const PUSH_DEVICES = 10;

/** Days after which a page may offer notifications again to a player who declined. */
export const PUSH_OFFER_AGAIN_DAYS = 30;
