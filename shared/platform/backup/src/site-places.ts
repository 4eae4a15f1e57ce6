import { join, resolve } from 'node:path';
import { keysDirOf, rootAbove } from '@site/build/project';
import { storePlaceIn } from '@site/release';
import { DEFAULTS } from '@site/serving/defaults';

/** Places of one site: all that it needs to go on elsewhere. */
export interface SitePlaces {
  /** Folder of the project, which has the release command. */
  root: string;
  /** `DATA_DIR`: the embedded database, and keys that were made at the first start. */
  dataFolder: string;
  /** Address of a PostgreSQL elsewhere; empty for the embedded one. */
  databaseUrl: string;
  /** Address of the same database with the owner of the schema. */
  migrationUrl: string;
  store: { url?: string | undefined; folder: string };
  keysFolder: string;
  /** Credentials, audit log and unfinished work of the release service. */
  serviceFolder: string;
}

/** Reads the places from the variables that the site reads too. */
export function sitePlaces(env: NodeJS.ProcessEnv): SitePlaces {
  const root = rootAbove(import.meta.dirname);
  return {
    root,
    dataFolder: resolve(root, env['DATA_DIR'] || DEFAULTS.DATA_DIR),
    databaseUrl: env['DATABASE_URL'] ?? '',
    migrationUrl: env['DATABASE_MIGRATION_URL'] || env['DATABASE_URL'] || '',
    store: storePlaceIn(env, root),
    keysFolder: keysDirOf(root, env),
    serviceFolder: resolve(root, env['RELEASE_DATA_DIR'] ?? DEFAULTS.RELEASE_DATA_DIR),
  };
}

/** Parts of a backup: a folder for each. */
export const PARTS = { postgres: 'postgres', data: 'data', service: 'release-service', keys: 'release-keys', store: 'releases' } as const;

export const partIn = (folder: string, part: keyof typeof PARTS) => join(folder, PARTS[part]);
