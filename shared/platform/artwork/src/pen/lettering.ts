import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import { path } from './draw';

// A picture in an <img> cannot use the page's fonts, so names are set as outlines.
const file = createRequire(import.meta.url).resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff');
const bytes = readFileSync(file);
const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);

type Anchor = 'start' | 'middle' | 'end';

export interface Lettering {
  x: number;
  /** Position of the baseline. */
  y: number;
  size: number;
  fill: string;
  anchor?: Anchor;
  spacing?: number;
}

// Glyph by glyph, because the parser does not support the font's contextual substitutions, and capitals need none.
function laidOut(text: string, size: number, spacing: number) {
  const scale = size / font.unitsPerEm;
  const glyphs = [...text].map((letter) => font.charToGlyph(letter));
  let x = 0;
  const placed = glyphs.map((glyph, at) => {
    const next = glyphs[at + 1];
    const left = x;
    x += ((glyph.advanceWidth ?? 0) + (next ? font.getKerningValue(glyph, next) : 0)) * scale + spacing * size;
    return { glyph, left };
  });
  return { placed, width: x - spacing * size };
}

export const widthOf = (text: string, size: number, spacing = 0) => laidOut(text, size, spacing).width;

const shift = { start: 0, middle: 0.5, end: 1 } as const satisfies Record<Anchor, number>;

export function letters(text: string, { x, y, size, fill, anchor = 'start', spacing = 0 }: Lettering): string {
  const { placed, width } = laidOut(text, size, spacing);
  const start = x - width * shift[anchor];
  return path(placed.map(({ glyph, left }) => outline(glyph.getPath(start + left, y, size).commands)).join(''), fill);
}

// The library's own `toPathData` prints NaN for some coordinates.
const outline = (commands: readonly opentype.PathCommand[]) =>
  commands
    .map((command) => {
      const points = 'x2' in command ? [command.x1, command.y1, command.x2, command.y2] : 'x1' in command ? [command.x1, command.y1] : [];
      const end = 'x' in command ? [command.x, command.y] : [];
      return command.type + [...points, ...end].map((value) => Math.round(value * 10) / 10).join(' ');
    })
    .join('');

/** Breaks a name into at most two lines and finds the largest size that fits. */
export function fitted(text: string, width: number, sizes: { largest: number; smallest: number }): { lines: string[]; size: number } {
  const words = text.split(' ');
  const splits =
    words.length === 1 ? [[text]] : words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const unit = (lines: readonly string[]) => Math.max(...lines.map((line) => widthOf(line, 1)));
  const lines = splits.reduce((best, next) => (unit(next) < unit(best) ? next : best));
  return { lines, size: Math.max(sizes.smallest, Math.min(sizes.largest, width / unit(lines))) };
}
