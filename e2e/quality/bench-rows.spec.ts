import { expect, test } from '@playwright/test';
import { cellOf, GOALS, headOf } from '../bench/audit-goals';
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

test('a figure of Lighthouse has a mark by its goal, which is the lowest good score or the longest good time', () => {
  const marked = (title: string, ...values: number[]) => {
    const goal = GOALS.find((one) => one.title === title);
    return goal ? [headOf(goal), ...values.map((value) => cellOf(goal, value))] : [];
  };
  expect(marked('performance', 95, 94)).toEqual(['performance ≥ 95', '95 ✓', '94 ✗']);
  expect(marked('SEO', 100, 99)).toEqual(['SEO ≥ 100', '100 ✓', '99 ✗']);
  expect(marked('LCP', 2000, 2010)).toEqual(['LCP ≤ 2.00 s', '2.00 s ✓', '2.01 s ✗']);
  expect(marked('CLS', 0, 0.021)).toEqual(['CLS ≤ 0.020', '0.000 ✓', '0.021 ✗']);
});
