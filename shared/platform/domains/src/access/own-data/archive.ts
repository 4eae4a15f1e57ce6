import { once } from 'node:events';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** One file of an archive, compressed. */
export interface ArchiveFile {
  /** Path in the archive, in ASCII. */
  name: string;
  body: Buffer;
  /** CRC-32 and number of the bytes before they were compressed. */
  crc: number;
  bytes: number;
}

/** Compresses a file piece by piece, so that only the compressed bytes are in memory. */
export function createFile(name: string) {
  const deflate = createDeflateRaw();
  const chunks: Buffer[] = [];
  let [crc, bytes] = [0, 0];
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk));
  return {
    async write(text: string) {
      if (!text) return;
      const piece = Buffer.from(text);
      crc = crc32(piece, crc);
      bytes += piece.length;
      if (!deflate.write(piece)) await once(deflate, 'drain');
    },
    async end(): Promise<ArchiveFile> {
      const ended = once(deflate, 'end');
      deflate.end();
      await ended;
      return { name, body: Buffer.concat(chunks), crc, bytes };
    },
  };
}

/** Compresses a short file at once. */
export function shortFile(name: string, text: string): ArchiveFile {
  const content = Buffer.from(text);
  return { name, body: deflateRawSync(content), crc: crc32(content), bytes: content.length };
}

/** Deflate, in ZIP's list of methods. */
const DEFLATED = 8;
const MS_PER_MINUTE = 60_000;

/** Puts compressed files into one ZIP archive. @param at time of all files, written in UTC; ZIP keeps it with a precision of two seconds */
export function zipOf(files: readonly ArchiveFile[], at: Date): Buffer {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_, chunk) => void chunks.push(chunk));
  // The library writes the time of this process's zone.
  const mtime = new Date(at.getTime() + at.getTimezoneOffset() * MS_PER_MINUTE);
  for (const { name, body, crc, bytes } of files) {
    const file: ZipInputFile = { filename: name, size: bytes, crc, compression: DEFLATED, mtime };
    zip.add(file);
    file.ondata?.(null, new Uint8Array(body), true);
  }
  zip.end();
  return Buffer.concat(chunks);
}
