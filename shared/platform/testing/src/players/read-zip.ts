import { crc32, inflateRawSync } from 'node:zlib';

const CENTRAL_HEADER = 0x02014b50;
const END_BYTES = 22;

/** Reads the files of a ZIP archive by its directory, and checks the CRC of each. @returns text by name */
export function readZip(archive: Buffer): Map<string, string> {
  const end = archive.length - END_BYTES;
  const files = new Map<string, string>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== CENTRAL_HEADER) throw new Error('The directory of the archive is broken');
    const crc = archive.readUInt32LE(at + 16);
    const size = archive.readUInt32LE(at + 20);
    const nameLength = archive.readUInt16LE(at + 28);
    const header = archive.readUInt32LE(at + 42);
    const name = archive.toString('ascii', at + 46, at + 46 + nameLength);
    const from = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28);
    const content = inflateRawSync(archive.subarray(from, from + size));
    if (crc32(content) !== crc) throw new Error(`${name} is broken`);
    files.set(name, content.toString());
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
