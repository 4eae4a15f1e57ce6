import path from 'node:path';
import { BUILT, coveredRows, rowsIn, uncoveredRows } from './covered-rows';

const root = path.resolve(__dirname, '../../..');

it('reads single rows and ranges', () => {
  expect(rowsIn('Covers: SHELL-009, SHELL-011..013, ACCESS-001..ACCESS-002')).toEqual([
    'SHELL-009',
    'SHELL-011',
    'SHELL-012',
    'SHELL-013',
    'ACCESS-001',
    'ACCESS-002',
  ]);
});

it('finds the rows that a test file names', () => {
  expect(coveredRows(root).size).toBeGreaterThan(10);
});

it('asks for all 504 rows of the specification, each once', () => {
  expect(new Set(BUILT).size).toBe(504);
  expect(BUILT).toHaveLength(504);
});

it('names every row in some test', () => {
  expect(uncoveredRows(root)).toEqual([]);
});
