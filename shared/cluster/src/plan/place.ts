import { join } from 'node:path';

/** Files of one cluster. All of them are below one folder, except for PostgreSQL where its user cannot enter that folder. */
export interface Place {
  /** Root of the project. */
  root: string;
  /** Folder of the cluster. */
  folder: string;
  base: number;
  /** Folder of PostgreSQL, which its user can enter. */
  postgresFolder: string;
  /** Folder with the programs of PostgreSQL. */
  postgresBin: string;
}

/** Passwords and keys of a cluster, made at its first start. */
export interface Secrets {
  superuser: string;
  replication: string;
  owner: string;
  site: string;
  store: string;
  nats: string;
  twoStep: string;
  feed: string;
  push: string;
  merchant: string;
}

export const SECRETS: readonly (keyof Secrets)[] = [
  'superuser',
  'replication',
  'owner',
  'site',
  'store',
  'nats',
  'twoStep',
  'feed',
  'push',
  'merchant',
];

export const inCluster = ({ folder }: Pick<Place, 'folder'>, ...parts: string[]) => join(folder, ...parts);
export const dataOf = ({ postgresFolder }: Pick<Place, 'postgresFolder'>, nth: number) => join(postgresFolder, `postgres-${nth + 1}`);
export const patroniFile = ({ postgresFolder }: Pick<Place, 'postgresFolder'>, nth: number) =>
  join(postgresFolder, `patroni-${nth + 1}.yml`);
