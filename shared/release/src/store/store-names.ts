import { isAreaName, isFileName, isReleaseId } from '@site/remote/manifest';
import { ReleaseRefusal, type Encoding, type StoredFile } from './store';

/** The record of a release, beside its files. */
export const RECORD = 'release.json';

const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };

export const isArea = (name: string) => isAreaName(name) && name !== 'channels';
export const isRelease = (release: string) => isReleaseId(release);

/** True for well-formed names, from which no path outside of the release can be made. */
export const isReleasedName = (name: string, release: string, file: string) => isArea(name) && isRelease(release) && isFileName(file);

export function requireRelease(name: string, release: string) {
  if (!isArea(name) || !isRelease(release)) throw new ReleaseRefusal(`"${name} ${release}" cannot be a release.`);
}

export function requireChannel(channel: string) {
  if (!isAreaName(channel)) throw new ReleaseRefusal(`"${channel}" cannot be a channel. Use small letters, digits and "-".`);
}

export const storedName = (file: string, encoding: Encoding) => file + SUFFIXES[encoding];

/** Inverse of `storedName`: the file and its encoding. */
export function storedFileOf(stored: string): StoredFile {
  for (const encoding of ['br', 'gzip'] as const) {
    const suffix = SUFFIXES[encoding];
    if (stored.endsWith(suffix)) return { file: stored.slice(0, -suffix.length), encoding };
  }
  return { file: stored, encoding: 'identity' };
}
