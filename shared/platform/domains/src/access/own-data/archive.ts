import { once } from 'node:events';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

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

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;
const DEFLATED = 8;

/** Puts compressed files into one ZIP archive. @param at time of all files; ZIP keeps it with a precision of two seconds */
export function zipOf(files: readonly ArchiveFile[], at: Date): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const name = Buffer.from(file.name, 'ascii');
    const facts = factsOf(file, name.length, at);
    const header = Buffer.concat([uint32(LOCAL_HEADER), facts, name]);
    directory.push(uint32(CENTRAL_HEADER), uint16(VERSION), facts, ZEROS, uint32(offset), name);
    parts.push(header, file.body);
    offset += header.length + file.body.length;
  }
  const listed = Buffer.concat(directory);
  const end = [
    uint32(END_OF_DIRECTORY),
    uint32(0),
    uint16(files.length),
    uint16(files.length),
    uint32(listed.length),
    uint32(offset),
    uint16(0),
  ];
  return Buffer.concat([...parts, listed, ...end]);
}

/** Comment length, disk and attributes of a file: none. */
const ZEROS = Buffer.alloc(10);

/** Fields that both headers of a file have, up to the length of its extra fields. */
const factsOf = ({ body, crc, bytes }: ArchiveFile, nameLength: number, at: Date) =>
  Buffer.concat([
    uint16(VERSION),
    uint16(0),
    uint16(DEFLATED),
    uint16((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)),
    uint16(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()),
    uint32(crc),
    uint32(body.length),
    uint32(bytes),
    uint16(nameLength),
    uint16(0),
  ]);

function uint16(value: number) {
  const field = Buffer.alloc(2);
  field.writeUInt16LE(value);
  return field;
}

function uint32(value: number) {
  const field = Buffer.alloc(4);
  field.writeUInt32LE(value);
  return field;
}
