import { addressOf } from '@site/release';

/** Reads a released file with the bytes that were signed; null when there is none. */
export type ReadFile = (name: string, release: string, file: string) => Promise<Uint8Array | null>;

/** Text of a released file; null when it cannot be read. */
export async function readText(read: ReadFile, { name, release }: { name: string; release: string }, file: string): Promise<string | null> {
  const bytes = await read(name, release, file);
  return bytes && Buffer.from(bytes).toString('utf8');
}

/**
 * Text of a style sheet for the document itself: it names its fonts beside itself, and inside of a page these names need the whole address.
 * Nothing in it may end the element.
 * @param assetOrigin origin that pages load released files from; empty for the site itself
 */
export async function readStyle(
  read: ReadFile,
  of: { name: string; release: string },
  file: string,
  assetOrigin = '',
): Promise<string | null> {
  const folder = assetOrigin + addressOf(of.name, of.release, '');
  const sheet = await readText(read, of, file);
  if (sheet === null) return null;
  return sheet
    .replace(/url\((['"]?)(?!['"]?(?:data:|https?:|\/))/g, (_, quote: string) => `url(${quote}${folder}`)
    .replaceAll('</', '<\\/');
}
