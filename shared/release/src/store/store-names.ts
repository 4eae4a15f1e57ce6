import { isAreaName, isFileName, isReleaseId } from '@site/remote/manifest';
import { ReleaseRefusal, type Encoding, type StoredFile } from './store';

/** The record of a release, beside its files. */
export const RECORD = 'release.json';

/** Folder of the root documents. It has versions as an area has releases, and is no area. */
export const ROOTS = 'trust';

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

/** True for the name of an area. `channels` is the folder of the channels, so it is none. */
export const isArea = (name: string) => isAreaName(name) && name !== 'channels';
/** True for the name of an area that has releases of code. */
export const isCodeArea = (name: string) => isArea(name) && name !== ROOTS;
/** True for a well-formed release id. */
export const isRelease = (release: string) => isReleaseId(release);

/** True for well-formed names, from which no path outside of the release can be made. */
export const isReleasedName = (name: string, release: string, file: string) => isArea(name) && isRelease(release) && isFileName(file);

/** @throws ReleaseRefusal for a malformed name of an area or a release */
export function requireRelease(name: string, release: string) {
  if (!isArea(name) || !isRelease(release)) throw new ReleaseRefusal(`"${name} ${release}" cannot be a release.`);
}

/** @throws ReleaseRefusal for a malformed name of a channel */
export function requireChannel(channel: string) {
  if (!isAreaName(channel)) throw new ReleaseRefusal(`"${channel}" cannot be a channel. Use small letters, digits and "-".`);
}

/** Channels of development sessions, of trials of the gate and of tests of a store. */
const PASSING = /^(dev|gate|probe)-/;

/** True for a channel that exists for minutes only. */
export const isPassing = (channel: string) => PASSING.test(channel);

/** Beginning of the names of channels that show one release before it is live. */
export const PREVIEW = 'preview-';

/** True for the channel of a preview. It ends when its document expires, and nothing renews it. */
export const isPreview = (channel: string) => channel.startsWith(PREVIEW);

/** File name of one stored form: `main.js`, `main.js.br`, `main.js.gz`. */
export const storedName = (file: string, encoding: Encoding) => file + SUFFIXES[encoding];

/** Inverse of `storedName`: the file and its encoding. */
export function storedFileOf(stored: string): StoredFile {
  for (const encoding of ['br', 'gzip'] as const) {
    const suffix = SUFFIXES[encoding];
    if (stored.endsWith(suffix)) return { file: stored.slice(0, -suffix.length), encoding };
  }
  return { file: stored, encoding: 'identity' };
}
