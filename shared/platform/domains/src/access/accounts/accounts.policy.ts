export { phoneKey } from '@site/api/contracts/access';
import type { PlatformSettings } from '@site/platform-kit/context/context';

/** A browser sends its origin, and a foreign page may not create players. Other clients send none. */
export const mayCreatePlayers = (origin: string | undefined, { allowedOrigins }: Pick<PlatformSettings, 'allowedOrigins'>) =>
  origin === undefined || allowedOrigins.includes(origin);

/** One spelling for each account: names and addresses are compared without case. */
export const accountKey = (text: string) => text.toLowerCase();

const USERNAME_KEPT = 64;

/** Key of the counter of failed log-ins of a name, from one place or from all strangers; a name without an account has one too. */
export const loginTriesKey = (usernameKey: string, place = 'strangers') => `login:${usernameKey.slice(0, USERNAME_KEPT)}:${place}`;
