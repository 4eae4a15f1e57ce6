import { formsOf } from './compress';
import type { Keys } from './keys';
import { readBuild } from './read-build';
import { ReleaseRefusal, type FileForms, type ReleaseStore } from './store';

export interface PublishOptions {
  name: string;
  /** The area's folder; null for the comparison build. */
  area: string | null;
  output: string;
  /** Another id than the build's, for releases that live for seconds. */
  release?: string;
  /** For releases that live for seconds: nothing is compressed. */
  isQuick?: boolean;
}

export interface Publisher {
  store: ReleaseStore;
  keys: Keys;
  actor: string;
  /** What the source was built from. */
  commit: string | null;
}

/**
 * Puts a build into the store, signed. The same build again changes nothing.
 * @returns the release's id
 */
export async function publish(
  { store, keys, actor, commit }: Publisher,
  { name, area, output, release, isQuick = false }: PublishOptions,
): Promise<string> {
  const { record: built, files } = await readBuild(name, area, output);
  const record = { ...built, commit, ...(release ? { release } : {}) };
  if (await store.has(name, record.release)) {
    const stored = await store.read(name, record.release);
    if (JSON.stringify(stored.files) === JSON.stringify(record.files)) return record.release;
    throw new ReleaseRefusal(
      `${name} ${record.release} is published with other bytes and never changes. Build it again from a clean tree.`,
    );
  }
  const forms = new Map<string, FileForms>();
  for (const [file, bytes] of files) forms.set(file, await formsOf(file, bytes, isQuick));
  await store.put(await keys.sign({ ...record, publishedAt: new Date().toISOString(), publishedBy: actor }), forms);
  return record.release;
}
