import { readFileSync } from 'node:fs';
import path from 'node:path';
import { definedIds } from '../words/requirement-ids';
import { MUTATIONS } from './mutations';
import { titledTests } from './titled-tests';

const root = path.resolve(__dirname, '../../..');

it.each(Object.entries(MUTATIONS))('%s has a mutation of a text that its file still has', (_, { file, from, to }) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text).toContain(from);
  expect(text.replace(from, () => to)).not.toBe(text);
});

it('mutates rows of the requirements only, and each has a unit test that names it', () => {
  const [known, tests] = [definedIds(root), titledTests(root)];
  expect(Object.keys(MUTATIONS).filter((row) => !known.has(row) || !tests.has(row))).toEqual([]);
});
