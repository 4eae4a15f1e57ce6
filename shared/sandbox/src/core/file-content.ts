import type { AttachmentType } from '@site/api/contracts/attachment';

/** Sides and pixels of a picture that a device can still show; a few kilobytes can declare far more. */
const MOST_SIDE = 20_000;
const MOST_PIXELS = 100_000_000;

/** What makes a picture something else beside: a page, a drawing, a program for a server, a document. */
const FOREIGN = ['<script', '<html', '<svg ', '<svg>', '<iframe', '<!doctype', '<?php', '%pdf-'];

/** What a document does by itself: scripts, programs, other files. Their names are exact. */
const ACTIVE = ['/JavaScript', '/JS', '/AA', '/Launch', '/EmbeddedFile', '/EmbeddedFiles', '/RichMedia', '/XFA'];

/** Whether a file carries more than what it is sent for. @see decision 0044 */
export function carriesMore(type: AttachmentType, content: Buffer): boolean {
  // Of any byte one character.
  const bytes = content.toString('latin1');
  if (type === 'application/pdf') return isActivePdf(bytes);
  const text = bytes.toLowerCase();
  if (FOREIGN.some((sign) => text.includes(sign))) return true;
  return type === 'image/png' ? isOddPng(content) : isOddJpeg(content);
}

function isActivePdf(bytes: string): boolean {
  // Any character of a name may be written as `#4a`.
  const text = withoutStreams(bytes).replace(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  if (ACTIVE.some((name) => placesOf(text, name).some((end) => !/[A-Za-z\d]/.test(text[end] ?? '')))) return true;
  // A place in the document that it opens at is no action.
  return placesOf(text, '/OpenAction').some((end) => !/^\s{0,4}\[/.test(text.slice(end, end + 5)));
}

/** Packed bytes of pages and pictures look like anything by chance; an unfinished stream is looked at. */
const withoutStreams = (text: string) =>
  text
    .split('endstream')
    .map((part, nth, parts) => {
      const begin = nth < parts.length - 1 ? part.indexOf('stream') : -1;
      return begin < 0 ? part : part.slice(0, begin);
    })
    .join(' ');

/** Ends of each place of a name. */
function placesOf(text: string, name: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) ends.push(at + name.length);
  return ends;
}

const isTooBig = (width: number, height: number) => width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS;

const PNG_HEAD = 8;

/** Chunks one after the other; nothing may follow the last one. A file without its first chunk is shown by no program. */
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

/** Frames are declared before the pixels. What follows the end is left alone: phones put a film of the moment there. */
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
