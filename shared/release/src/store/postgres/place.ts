import { StoreUnusable } from '../store';

/** Parameters of an address that hold secrets. */
const SECRET = /password|sslkey/i;

/** @returns an address without its password, for messages; null when it is no address */
export function withoutPassword(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  url.password = '';
  for (const name of [...url.searchParams.keys()]) if (SECRET.test(name)) url.searchParams.delete(name);
  return url.href;
}

/** @returns the address of a PostgreSQL database without its password @throws StoreUnusable when it names no server or no database */
export function requireDatabase(address: string): string {
  const place = withoutPassword(address);
  if (place !== null && new URL(place).hostname !== '' && new URL(place).pathname.length > 1) return place;
  throw new StoreUnusable(
    'STORE_URL is no address of a PostgreSQL database. Write postgres://user:password@host:5432/database; a password with signs ' +
      'such as @ or / is percent-encoded.',
  );
}
