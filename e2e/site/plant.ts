import { randomBytes } from 'node:crypto';
import { PENDING_FILE } from '@site/api/contracts/site';
import { putSigned, readRelease, type Keys, type ReleaseStore } from '@site/release';

export interface Planting {
  /** Edits each script or style of the original release, and the pending states that its build drew. */
  change?: (file: string, text: string) => string;
  /** Id of the release; default: a generated one. */
  release?: string;
  /** Panels that it announces in addition to its own, name -> exposed module; null removes one. */
  panels?: Readonly<Record<string, string | null>>;
}

/** webpack writes this name into every file; with the same name two releases of an area would run each other's code. */
const uniqueName = (remote: string, release: string) => `${remote}_${release}`.replace(/\W/g, '_');

const isCode = (file: string) => /\.(js|css)$/.test(file) || file === PENDING_FILE;

const offered = (panels: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(panels).filter((panel): panel is [string, string] => panel[1] !== null));

/**
 * Publishes another release of a remote from the files of a built one, with its own unique name, new hashes and a signature.
 * @param from the release whose files are used
 * @returns id of the new release
 */
export async function plant(store: ReleaseStore, keys: Keys, remote: string, from: string, planting: Planting = {}): Promise<string> {
  const { change = (_, text) => text, release = `1.0.0-${randomBytes(4).toString('hex')}`, panels = {} } = planting;
  const { files: built, firstBytes: _, signatures: __, ...facts } = await readRelease({ store, keys }, remote, from);
  const files = new Map<string, Uint8Array>();
  for (const file of Object.keys(built)) {
    const bytes = await store.readFile(remote, from, file, 'identity');
    if (!bytes) throw new Error(`${remote} ${from} has no ${file}`);
    const text = () => Buffer.from(bytes).toString('utf8').replaceAll(uniqueName(remote, from), uniqueName(remote, release));
    files.set(file, isCode(file) ? Buffer.from(change(file, text())) : bytes);
  }
  await putSigned(
    { store, keys },
    { ...facts, panels: offered({ ...facts.panels, ...panels }), release, publishedAt: new Date().toISOString(), publishedBy: 'a test' },
    files,
    true,
  );
  return release;
}
