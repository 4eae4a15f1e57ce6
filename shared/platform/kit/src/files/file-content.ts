/** Media types whose content the platform can judge. */
export type ReadType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

/** Limits in pixels, because a file of a few kilobytes can declare a picture that no device can show. */
const MOST_SIDE = 20_000;
const MOST_PIXELS = 100_000_000;

/** Markers of another format inside a picture: a page, a drawing, a server script, a document. */
const FOREIGN = ['<script', '<html', '<svg ', '<svg>', '<iframe', '<!doctype', '<?php', '%pdf-'];

/** Names in a PDF that start scripts and programs or embed other files; they are case-sensitive. */
const ACTIVE = ['/JavaScript', '/JS', '/AA', '/Launch', '/EmbeddedFile', '/EmbeddedFiles', '/RichMedia', '/XFA'];

/** @returns true when a file carries more than a picture or a document should. @see decision 0044 */
export function carriesMore(type: ReadType, content: Buffer): boolean {
  // Latin-1 makes one character of each byte.
  const bytes = content.toString('latin1');
  if (type === 'application/pdf') return isActivePdf(bytes);
  const text = bytes.toLowerCase();
  if (FOREIGN.some((sign) => text.includes(sign))) return true;
  return ODD[type](content);
}

function isActivePdf(bytes: string): boolean {
  // A PDF may write any character of a name in this form: `#4a`.
  const text = withoutStreams(bytes).replace(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  if (ACTIVE.some((name) => placesOf(text, name).some((end) => !/[A-Za-z\d]/.test(text[end] ?? '')))) return true;
  // An array after `/OpenAction` is only the page at which the document opens.
  return placesOf(text, '/OpenAction').some((end) => !/^\s{0,4}\[/.test(text.slice(end, end + 5)));
}

/** Removes compressed streams, because their bytes may spell any name by chance. A stream without an end is kept. */
const withoutStreams = (text: string) =>
  text
    .split('endstream')
    .map((part, nth, parts) => {
      const begin = nth < parts.length - 1 ? part.indexOf('stream') : -1;
      return begin < 0 ? part : part.slice(0, begin);
    })
    .join(' ');

/** Positions right behind each occurrence of a name. */
function placesOf(text: string, name: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) ends.push(at + name.length);
  return ends;
}

const isTooBig = (width: number, height: number) => width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS;

const PNG_HEAD = 8;

/** Reads chunk by chunk; nothing may follow the last chunk. A viewer does not show a file without its first chunk. */
function isOddPng(content: Buffer): boolean {
  let at = PNG_HEAD;
  while (at + 12 <= content.length) {
    const length = content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + 8);
    if (at === PNG_HEAD && name !== 'IHDR') return false;
    if (name === 'IHDR' && length >= 8 && isTooBig(content.readUInt32BE(at + 8), content.readUInt32BE(at + 12))) return true;
    at += 12 + length;
    if (name === 'IEND') return content.subarray(at).some((byte) => byte !== 0);
  }
  return false;
}

/** Reads the size from the headers before the pixels. Bytes after the end are accepted, because phones append a short film there. */
function isOddJpeg(content: Buffer): boolean {
  let at = 2;
  while (at + 9 <= content.length && content[at] === 0xff) {
    const marker = content[at + 1] ?? 0;
    if (marker === 0xda) return false;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame && isTooBig(content.readUInt16BE(at + 7), content.readUInt16BE(at + 5))) return true;
    at += 2 + content.readUInt16BE(at + 2);
  }
  return false;
}

const WEBP_HEAD = 12;

/** The head of the file names its length, behind which nothing may follow. A viewer does not show a file without a first chunk of a picture. */
function isOddWebp(content: Buffer): boolean {
  if (content.length < WEBP_HEAD + 18) return false;
  const end = 8 + content.readUInt32LE(4);
  if (content.subarray(end).some((byte) => byte !== 0)) return true;
  const [width, height] = webpSize(content);
  return isTooBig(width, height);
}

/** Size of the canvas; bit counts are those of the three forms of the format. Zero for another first chunk. */
function webpSize(content: Buffer): [number, number] {
  switch (content.toString('latin1', WEBP_HEAD, WEBP_HEAD + 4)) {
    case 'VP8X':
      return [1 + content.readUIntLE(24, 3), 1 + content.readUIntLE(27, 3)];
    case 'VP8L':
      return [1 + (content.readUInt16LE(21) & 0x3fff), 1 + ((content.readUInt32LE(21) >> 14) & 0x3fff)];
    case 'VP8 ':
      return [content.readUInt16LE(26) & 0x3fff, content.readUInt16LE(28) & 0x3fff];
    default:
      return [0, 0];
  }
}

const ODD = { 'image/png': isOddPng, 'image/jpeg': isOddJpeg, 'image/webp': isOddWebp } as const;
