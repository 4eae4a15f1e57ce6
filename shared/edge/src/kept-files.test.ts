import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@site/testing/patience';
import type { FastifyBaseLogger } from 'fastify';
import { keptFilesIn } from './kept-files';

const MOST_BYTES = 30;
const TEN = Buffer.from('0123456789');

let folder: string;
const warn = jest.fn();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-files-'));
  warn.mockReset();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (place = join(folder, 'files')) => keptFilesIn(place, { warn } as unknown as FastifyBaseLogger, MOST_BYTES);
const names = () => readdirSync(join(folder, 'files')).sort();

it('removes the files that nobody has asked for longest when there are too many, also those of an earlier process', async () => {
  for (const name of ['a', 'b', 'c']) await open().write(name, TEN);
  const files = open();
  expect(await files.read('a')).toEqual(TEN);
  await files.write('d', TEN);
  await files.read('a');
  await files.write('e', TEN);
  await until(() => names().length === 3);
  expect(names()).toEqual(['a', 'd', 'e']);
  expect([await files.read('b'), await files.read('c')]).toEqual([null, null]);
});

it('logs once that its folder cannot be used, and goes on without copies', async () => {
  writeFileSync(join(folder, 'files'), 'no folder');
  const files = open();
  await files.write('a', TEN);
  await files.write('b', TEN);
  expect(await files.read('a')).toBeNull();
  expect(warn).toHaveBeenCalledTimes(1);
});
