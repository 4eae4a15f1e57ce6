import { formsOf } from './compress';
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

/**
 * Puts a build into the store. The same build again changes nothing.
 * @returns the release's id
 */
export async function publish(store: ReleaseStore, { name, area, output, release, isQuick = false }: PublishOptions): Promise<string> {
  const { record: built, files } = await readBuild(name, area, output);
  const record = release ? { ...built, release } : built;
  if (await store.has(name, record.release)) {
    const stored = await store.read(name, record.release);
    if (JSON.stringify(stored.files) === JSON.stringify(record.files)) return record.release;
    throw new ReleaseRefusal(
      `${name} ${record.release} is published with other bytes and never changes. Build it again from a clean tree.`,
    );
  }
  const forms = new Map<string, FileForms>();
  for (const [file, bytes] of files) forms.set(file, await formsOf(file, bytes, isQuick));
  await store.put(record, forms);
  return record.release;
}
