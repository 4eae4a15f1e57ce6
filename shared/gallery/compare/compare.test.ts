import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { comparePictures, comparisonPage } from '.';

/** A black picture with a white block of 2 by 2 pixels, where `at` is its left edge. */
function picture(width: number, height: number, at: number | null = null) {
  const drawn = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const isWhite = at !== null && x >= at && x < at + 2 && y < 2;
    drawn.data.set(isWhite ? [255, 255, 255, 255] : [0, 0, 0, 255], pixel * 4);
  }
  return PNG.sync.write(drawn);
}

let root: string;
const folder = (name: string) => path.join(root, name);
const write = (name: string, file: string, bytes: Buffer) => writeFileSync(path.join(folder(name), file), bytes);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'gallery-'));
  for (const name of ['before', 'after']) {
    mkdirSync(folder(name));
    write(name, 'same.png', picture(8, 8, 1));
  }
});
afterEach(() => rmSync(root, { recursive: true }));

it('leaves equal pictures out', () => expect(comparePictures(folder('before'), folder('after'))).toEqual([]));

it('counts changed pixels and draws them', () => {
  write('before', 'moved.png', picture(8, 8, 0));
  write('after', 'moved.png', picture(8, 8, 4));
  const [changed, ...others] = comparePictures(folder('before'), folder('after'));
  expect(others).toEqual([]);
  expect(changed).toMatchObject({ name: 'moved.png', pixels: 8 });
  expect(PNG.sync.read(changed!.difference!)).toMatchObject({ width: 8, height: 8 });
});

it('compares pictures of different sizes', () => {
  write('before', 'grown.png', picture(8, 8));
  write('after', 'grown.png', picture(8, 10));
  expect(comparePictures(folder('before'), folder('after'))).toMatchObject([{ name: 'grown.png', pixels: 16 }]);
});

it('shows new and missing pictures, and all of them in one file', () => {
  write('before', 'gone.png', picture(8, 8));
  write('after', 'new.png', picture(8, 8));
  const changes = comparePictures(folder('before'), folder('after'));
  expect(changes.map(({ name, before, after }) => [name, before !== null, after !== null])).toEqual([
    ['gone.png', true, false],
    ['new.png', false, true],
  ]);
  const page = comparisonPage('main', changes);
  expect(page).toContain('2 changed pictures since main');
  expect(page.match(/src="data:image\/png;base64,/g)).toHaveLength(2);
});
