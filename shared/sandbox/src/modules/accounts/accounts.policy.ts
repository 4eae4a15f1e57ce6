import type { PlatformSettings } from '#core/context';

/** A browser names its origin: a foreign page may not create players. Other clients name none. */
export const mayCreatePlayers = (origin: string | undefined, { allowedOrigins }: Pick<PlatformSettings, 'allowedOrigins'>) =>
  origin === undefined || allowedOrigins.includes(origin);

/** One spelling for each account: names and addresses are compared without case. */
export const accountKey = (text: string) => text.toLowerCase();
