import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseRecord } from '@site/release';
import type { KeptKeys } from './trust';

/** What was live when this edge last took a document: enough to serve it again when the store cannot be read. */
export interface KeptSite {
  /** Where it was read: another store's documents are none of this edge's business. */
  store: string;
  /** The channel document, as it was read. */
  text: string;
  host: ReleaseRecord;
  /** Keys that the document and the record were checked with. */
  keys: KeptKeys;
}

/** Channels of development sessions and of the gate's trials live for minutes. */
const PASSING = /^(dev|gate)-/;

/** Keeps the last good document beside the data of the platform. @param dataDir nothing is kept when it is empty */
export function keptSiteIn(dataDir: string, channel: string) {
  const isKept = dataDir !== '' && !PASSING.test(channel);
  const file = path.join(dataDir, 'edge', `${channel}.json`);

  return {
    /** Null when there is none that can be read. */
    async read(): Promise<KeptSite | null> {
      if (!isKept) return null;
      try {
        return JSON.parse(await readFile(file, 'utf8')) as KeptSite;
      } catch {
        return null;
      }
    },
    async write(site: KeptSite) {
      if (!isKept) return;
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
