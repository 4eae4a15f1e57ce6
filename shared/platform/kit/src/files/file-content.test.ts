import { deflateSync } from 'node:zlib';
import { carriesMore } from './file-content';

const chunk = (name: string, body: Buffer) => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length);
  return Buffer.concat([head, Buffer.from(name), body, Buffer.alloc(4)]);
};
function png(width: number, height: number, ...more: Buffer[]) {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    start,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    ...more.slice(0, 1),
    chunk('IEND', Buffer.alloc(0)),
    ...more.slice(1),
  ]);
}
function jpeg(width: number, height: number, more = Buffer.alloc(0)) {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  const exif = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 8]), Buffer.from('Exif\0\0')]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), exif, frame, Buffer.from([0xff, 0xda, 0, 2, 1, 2, 3, 0xff, 0xd9]), more]);
}
const none = Buffer.alloc(0);
/** A picture with a canvas of its own (`VP8X`), whose head names its length. */
function webp(width: number, height: number, more = none) {
  const body = Buffer.alloc(22);
  body.write('WEBPVP8X', 'latin1');
  body.writeUInt32LE(10, 8);
  body.writeUIntLE(width - 1, 16, 3);
  body.writeUIntLE(height - 1, 19, 3);
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, more]);
}

it('takes pictures as phones make them', () => {
  expect(carriesMore('image/png', png(1080, 2400))).toBe(false);
  expect(carriesMore('image/png', png(1080, 2400, chunk('tEXt', Buffer.from('Software\0Screenshot')), Buffer.alloc(8)))).toBe(false);
  expect(carriesMore('image/jpeg', jpeg(4000, 3000))).toBe(false);
  expect(carriesMore('image/webp', webp(4000, 3000))).toBe(false);
  expect(carriesMore('image/jpeg', jpeg(4000, 3000, Buffer.from('\0\0\0\x18ftypmp42 film of the moment')))).toBe(false);
});

it.each<[string, 'image/png' | 'image/jpeg' | 'image/webp', Buffer]>([
  ['a page in its notes', 'image/png', png(10, 10, chunk('tEXt', Buffer.from('Comment\0<SCRIPT>alert(1)')))],
  ['another file behind its end', 'image/png', png(10, 10, none, Buffer.from('PK\x03\x04'))],
  ['more pixels than a device shows', 'image/png', png(19_000, 19_000)],
  ['a side without end', 'image/png', png(2_000_000_000, 1)],
  ['more pixels than a device shows', 'image/jpeg', jpeg(19_000, 19_000)],
  ['more pixels than a device shows', 'image/webp', webp(16_000, 16_000)],
  ['another file behind its end', 'image/webp', webp(10, 10, Buffer.from('PK\x03\x04'))],
  ['a drawing behind its end', 'image/jpeg', jpeg(10, 10, Buffer.from('<svg onload=alert(1)>'))],
  ['a document behind its end', 'image/jpeg', jpeg(10, 10, Buffer.from('%PDF-1.7'))],
  ['a program for a server', 'image/jpeg', jpeg(10, 10, Buffer.from('<?php system($_GET[0]);'))],
])('refuses a picture with %s (%s)', (_what, type, content) => expect(carriesMore(type, content)).toBe(true));

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n1 0 obj\n${words}\nendobj\n%%EOF`, 'latin1');

it('takes documents as banks make them', () => {
  for (const words of [
    '<</Type /Catalog /Pages 2 0 R>>',
    '<</OpenAction [3 0 R /FitH null]>>',
    '<</JSFont 1 /AAPL:Keywords 2>>',
    'stream\n/JS /Launch \nendstream',
  ])
    expect([words, carriesMore('application/pdf', pdf(words))]).toEqual([words, false]);
});

it.each([
  '/JavaScript',
  '/JS(app.alert(1))',
  '/J#61vaScript',
  '/#4a#53 1 0 R',
  '/Launch',
  '/EmbeddedFile',
  '/Names<</EmbeddedFiles 1 0 R>>',
  '/OpenAction 5 0 R',
  '/OpenAction<</S/URI>>',
  '/AA<<>>',
  '/RichMedia',
  '/XFA[]',
  'stream\nx\nendstream /Launch',
  'stream /Launch',
])('refuses a document with active content: %s', (words) => expect(carriesMore('application/pdf', pdf(words))).toBe(true));
