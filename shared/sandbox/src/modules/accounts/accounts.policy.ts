import type { PlatformSettings } from '#core/context';

/** A browser names its origin: a foreign page may not create players. Other clients name none. */
export const mayCreatePlayers = (origin: string | undefined, { allowedOrigins }: Pick<PlatformSettings, 'allowedOrigins'>) =>
  origin === undefined || allowedOrigins.includes(origin);

/** One spelling for each account: names and addresses are compared without case. */
export const accountKey = (text: string) => text.toLowerCase();

const USERNAME_KEPT = 64;

/** Counts the log-ins of one account that failed, from one place or from all strangers, whether or not there is such an account. */
export const loginTriesKey = (usernameKey: string, place = 'strangers') => `login:${usernameKey.slice(0, USERNAME_KEPT)}:${place}`;

const PHONE_DIGITS_COMPARED = 10;

/** One spelling for each number: 8801712345678, +880 1712-345678 and 01712345678 are compared by their last ten digits. */
export const phoneKey = (phone: string) => phone.replace(/\D/g, '').slice(-PHONE_DIGITS_COMPARED);
