import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '@site/release';
import type { EdgeConfig } from '../config';
import type { KeptKeys } from './trust';

/** Copy of the last live site, kept by this edge: enough to serve it when the store cannot be read. */
export interface KeptSite {
  /** Name of the store that it was read from, a folder or an address; a copy from another store is not used. */
  store: string;
  /** Text of the channel document, as it was read. */
  text: string;
  host: ReleaseRecord;
  /** Keys that the document and the record were checked with. */
  keys: KeptKeys;
}

/** Channels of development sessions and of the gate's trials, which exist for minutes only. */
const PASSING = /^(dev|gate)-/;

/** False for an edge that keeps nothing on its disk. @param dataDir folder of the data; an empty one keeps nothing */
export const isKept = ({ dataDir, channel }: Pick<EdgeConfig, 'dataDir' | 'channel'>) => dataDir !== '' && !PASSING.test(channel);

/** Keeps the last good document beside the data of the platform. */
export function keptSiteIn(config: Pick<EdgeConfig, 'dataDir' | 'channel'>) {
  const file = path.join(config.dataDir, 'edge', `${config.channel}.json`);

  return {
    /** Null when there is no readable copy. */
    async read(): Promise<KeptSite | null> {
      if (!isKept(config)) return null;
      try {
        return JSON.parse(await readFile(file, 'utf8')) as KeptSite;
      } catch {
        return null;
      }
    },
    async write(site: KeptSite) {
      if (!isKept(config)) return;
      const draft = `${file}.${randomUUID()}`;
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(draft, JSON.stringify(site));
        await rename(draft, file);
      } catch (problem) {
        await rm(draft, { force: true });
        throw problem;
      }
    },
  };
}
