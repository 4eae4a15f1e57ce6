import { join } from 'node:path';
import { startSecondEdge } from './second-edge';

export interface EdgeOptions {
  storeDir: string;
  keysDir: string;
  /** Whose platform and games it stands in front of. */
  site: string;
  /** Where to look for a free port. */
  from: number;
}

/** A second edge before the platform of a running site, serving another store. */
export const startThrowawayEdge = ({ storeDir, keysDir, site, from }: EdgeOptions) =>
  startSecondEdge(site, from, { CHANNEL: 'live', STORE_DIR: storeDir, KEYS_DIR: keysDir, DATA_DIR: join(storeDir, '.data') });
