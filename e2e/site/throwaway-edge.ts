import { join } from 'node:path';
import { startSecondEdge } from './second-edge';

export interface ThrowawayEdgeOptions {
  storeDir: string;
  keysDir: string;
  /** The site with the platform and the games. */
  site: string;
  /** First port to try. */
  from: number;
}

/** A second edge for the platform of a running site, which serves another store. */
export const startThrowawayEdge = ({ storeDir, keysDir, site, from }: ThrowawayEdgeOptions) =>
  startSecondEdge(site, from, { CHANNEL: 'live', STORE_DIR: storeDir, KEYS_DIR: keysDir, DATA_DIR: join(storeDir, '.data') });
