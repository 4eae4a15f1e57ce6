import { expect, test } from '@playwright/test';
import { measureRows, showRow, type Figure } from '../bench/table';

const figure = (id: string): Figure => ({ id, what: 'x', measured: '1 ms', comparedWith: '-', value: 1, bar: 2, isGate: false });

test('the benchmark announces the next row before it measures, and prints each row once, before the next begins', async () => {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line.trim().slice(0, 4).trim());
  await measureRows('B2', () => Promise.resolve(figure('B2')), say);
  await measureRows(
    'G1',
    () => {
      const first = showRow(figure('G1'), say);
      lines.push('work on G2');
      return Promise.resolve([first, figure('G2')]);
    },
    say,
  );
  expect(lines).toEqual(['B2 …', 'B2', 'G1 …', 'G1', 'work on G2', 'G2']);
});
