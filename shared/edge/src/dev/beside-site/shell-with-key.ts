import { integrityOf, ReleaseRefusal } from '@site/release';
import { folderOf, releaseKey, type ChannelDocument, type PublicKey } from '@site/remote/manifest';

/** A public key that the build of a shell compiled in, minified or not. */
const COMPILED_KEY = /\bid"?: ?"[^"]+", ?"?spki"?: ?"[A-Za-z0-9+/=]+"/;

/** The scripts of a shell that contain a key. */
export interface ShellScripts {
  /** Address of a script -> its text with the key of the session. */
  texts: ReadonlyMap<string, string>;
  /** Hash of a released script -> hash of the changed one. */
  hashes: ReadonlyMap<string, string>;
}

/**
 * A shell follows only documents that its keys signed. The pages of a session are on this machine only, so they get the released shell with
 * the key of the session in place of its own.
 * @param read reads the text of a released file
 * @throws ReleaseRefusal when the shell has no key in a known form
 */
export async function shellWithKey(
  { remotes, releases }: ChannelDocument,
  { id, spki }: PublicKey,
  read: (address: string) => Promise<string>,
): Promise<ShellScripts> {
  const release = remotes['shell']?.release ?? '';
  const page = releases[releaseKey('shell', release)];
  const scripts = Object.entries(page?.hashes ?? {}).filter(([file]) => file.endsWith('.js'));
  const reads = scripts.map(async ([file, hash]) => {
    const address = folderOf('shell', release) + file;
    return { address, hash, text: await read(address) };
  });
  const changed = (await Promise.all(reads))
    .filter(({ text }) => COMPILED_KEY.test(text))
    .map(({ text, ...script }) => ({ ...script, text: text.replace(COMPILED_KEY, `id:"${id}",spki:"${spki}"`) }));
  if (changed.length === 0)
    throw new ReleaseRefusal('The shell of this site has no key that this version can replace. Install the packages of that site.');
  return {
    texts: new Map(changed.map(({ address, text }) => [address, text])),
    hashes: new Map(changed.map(({ hash, text }) => [hash, integrityOf(Buffer.from(text))])),
  };
}
