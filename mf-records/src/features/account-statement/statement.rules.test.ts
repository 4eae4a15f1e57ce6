import { barsOf, statementCsv } from './statement.rules';
import { STATEMENT } from './statement.fixtures';

const WORDS = {
  month: 'Month',
  total: 'Total',
  sums: ['Deposits', 'Withdrawals', 'Net', 'Bonuses', 'Stakes', 'Wins', '=1+1'],
  played: 'Minutes',
};

it('writes a file that spreadsheets read as UTF-8, a line each for the head, twelve months and the total', () => {
  const csv = statementCsv(STATEMENT, WORDS);
  expect(csv.charCodeAt(0)).toBe(0xfeff);
  const lines = csv.slice(1).trimEnd().split('\r\n');
  expect(lines).toHaveLength(14);
  expect(lines[1]).toBe('"2026-01",2000.00,500.00,1500.00,40.00,900.00,650.50,-249.50,150');
  expect(lines[13]).toMatch(/^"Total",2000\.00/);
});

it('writes nothing that a spreadsheet would run as a formula', () => {
  expect(statementCsv(STATEMENT, WORDS).split('\r\n')[0]).toContain(`,"'=1+1","Minutes"`);
  expect(statementCsv(STATEMENT, { ...WORDS, month: '@x "y"' })).toContain(`"'@x ""y"""`);
});

it('draws the oldest month first, each by its share of the highest bar', () => {
  const all = barsOf(STATEMENT.months, 'money');
  expect(all[0]?.month).toBe('2025-02-01');
  expect(all.at(-1)).toEqual({
    month: '2026-01-01',
    bars: [
      { part: 'in', share: 1 },
      { part: 'out', share: 0.25 },
    ],
  });
  expect(barsOf(STATEMENT.months.slice(1), 'money').every(({ bars }) => bars.every(({ share }) => share === 0))).toBe(true);
});

it.each([
  ['result', 'out'],
  ['time', 'in'],
] as const)('draws one bar a month for the %s, and marks a loss', (view, part) =>
  expect(barsOf(STATEMENT.months, view).at(-1)?.bars).toEqual([{ part, share: 1 }]),
);
