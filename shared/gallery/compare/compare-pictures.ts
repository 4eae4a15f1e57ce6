import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Difference of colour, 0 to 1, from which a pixel counts as changed. */
const THRESHOLD = 0.1;

/** A picture that is not the same in both folders. Pictures are the bytes of PNG files. */
export interface Changed {
  /** Name of the file. */
  name: string;
  /** Null: the picture is new. */
  before: Buffer | null;
  /** Null: the picture is gone. */
  after: Buffer | null;
  /** Changed pixels in red; null for a picture that is only in one folder. */
  difference: Buffer | null;
  /** Number of changed pixels; a different size counts the added or missing area. */
  pixels: number;
}

const picturesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.png'));
const readIn = (folder: string, name: string) => (existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name)) : null);

/** Compares the PNG files of two folders by name. @returns the changed pictures, sorted by name */
export function comparePictures(before: string, after: string): Changed[] {
  const names = [...new Set([...picturesIn(before), ...picturesIn(after)])].sort();
  return names.flatMap((name) => changeOf(name, readIn(before, name), readIn(after, name)) ?? []);
}

function changeOf(name: string, before: Buffer | null, after: Buffer | null): Changed | null {
  if (!before || !after) return { name, before, after, difference: null, pixels: 0 };
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = new PNG({ width, height });
  const pixels = pixelmatch(onCanvas(one, width, height), onCanvas(other, width, height), drawn.data, width, height, {
    threshold: THRESHOLD,
  });
  return pixels === 0 ? null : { name, before, after, difference: PNG.sync.write(drawn), pixels };
}

/** Pixels of a picture in the corner of a larger transparent one. */
function onCanvas(picture: PNG, width: number, height: number) {
  if (picture.width === width && picture.height === height) return picture.data;
  const canvas = new PNG({ width, height });
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0);
  return canvas.data;
}
