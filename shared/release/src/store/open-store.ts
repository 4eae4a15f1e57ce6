import path from 'node:path';
import { DEFAULTS } from '@site/serving/defaults';
import { withCheckedWrites } from './checked-writes';
import { createFileStore } from './file-store';
import { withoutPassword } from './postgres/place';
import { createPostgresStore } from './postgres-store';
import { createS3Store } from './s3-store';
import { StoreUnusable, type ReleaseStore } from './store';

/** Place of a store: an address, else a folder. */
export interface StorePlace {
  url?: string | undefined;
  folder: string;
}

const checkedPostgres = (address: string) => withCheckedWrites(createPostgresStore(address));

/** Makes the store of an address, by its scheme. A new kind of store is a line here. */
const KINDS: Readonly<Record<string, (address: string, environment: NodeJS.ProcessEnv) => ReleaseStore>> = {
  'postgres:': checkedPostgres,
  'postgresql:': checkedPostgres,
  's3:': createS3Store,
};

/** Place of the store that the environment names: `STORE_URL`, else the folder `STORE_DIR`. @param root base of a relative folder */
export const storePlaceIn = (environment: NodeJS.ProcessEnv, root: string): StorePlace => ({
  url: environment['STORE_URL'] || undefined,
  folder: path.resolve(root, environment['STORE_DIR'] ?? DEFAULTS.STORE_DIR),
});

/** Place that a person names: an address, or the path of a folder. @param root base of a relative folder */
export const storePlaceOf = (named: string, root: string): StorePlace =>
  /^[\w+.-]+:\/\//.test(named) ? { url: named, folder: '' } : { folder: path.resolve(root, named) };

/** Name of a place for messages, without a password. */
export const nameOfPlace = ({ url, folder }: StorePlace) => (url === undefined ? folder : (withoutPassword(url) ?? 'STORE_URL'));

/**
 * Opens a store; nothing is read before the first call.
 * @throws StoreUnusable when no kind of store has an address of this scheme
 */
export function openStore({ url, folder }: StorePlace, environment = process.env): ReleaseStore {
  if (url === undefined) return createFileStore(folder);
  const scheme = URL.canParse(url) ? new URL(url).protocol : '';
  const make = KINDS[scheme];
  if (make) return make(url, environment);
  throw new StoreUnusable(
    `There is no store for ${scheme ? `addresses that begin with ${scheme}` : 'that address'}. STORE_URL takes ` +
      `${Object.keys(KINDS).join(', ')}; without it the store is the folder STORE_DIR.`,
  );
}
