import { readFileSync } from 'node:fs';
import path from 'node:path';
import { definedIds } from '../words/requirement-ids';
import { MUTATIONS, type Mutation } from './mutations';
import { titledTests } from './titled-tests';

const root = path.resolve(__dirname, '../../..');

it('finds the text of every mutation in its file, and changes it', () => {
  const isLost = ({ file, from, to }: Mutation) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return !text.includes(from) || text.replace(from, () => to) === text;
  };
  expect(Object.entries(MUTATIONS).filter(([, mutation]) => isLost(mutation))).toEqual([]);
});

it('mutates rows of the requirements only, and each has a unit test that names it', () => {
  const [known, tests] = [definedIds(root), titledTests(root)];
  expect(Object.keys(MUTATIONS).filter((row) => !known.has(row) || !tests.has(row))).toEqual([]);
});
