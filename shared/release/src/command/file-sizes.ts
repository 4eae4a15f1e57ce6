import type { ReleasedFile } from '../store/release-record';

/** One file of a release with its bytes; null where one of the two releases does not have it. */
export interface FileSize {
  /** Its name without the hash of its content. */
  file: string;
  bytes: number | null;
  before: number | null;
}

type Files = Readonly<Record<string, Pick<ReleasedFile, 'bytes'>>>;

/** Hash of the content in the name of a built file. */
const HASH = /\.[0-9a-f]{8}(?=\.)/;
/** Source maps go to no browser. */
const isForPages = (file: string) => !file.endsWith('.map');

/** Sizes of the files of two releases, largest first. Files with the same name but for the hash of their content are the same file. */
export function fileSizes(now: Files, before: Files = {}): readonly FileSize[] {
  const [own, earlier] = [sumsOf(now), sumsOf(before)];
  return [...new Set([...own.keys(), ...earlier.keys()])]
    .map((file) => ({ file, bytes: own.get(file) ?? null, before: earlier.get(file) ?? null }))
    .toSorted((a, b) => (b.bytes ?? 0) - (a.bytes ?? 0) || a.file.localeCompare(b.file));
}

function sumsOf(files: Files) {
  const sums = new Map<string, number>();
  for (const [file, { bytes }] of Object.entries(files).filter(([name]) => isForPages(name))) {
    const name = file.replace(HASH, '');
    sums.set(name, (sums.get(name) ?? 0) + bytes);
  }
  return sums;
}
