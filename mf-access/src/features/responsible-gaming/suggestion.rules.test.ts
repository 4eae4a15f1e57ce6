import type { StatementMonth } from '@site/api/contracts/records';
import { sampleLimit } from './safer-play.fixtures';
import { suggestedLimit, suggestionsFor } from './suggestion.rules';

const month = (over: Partial<StatementMonth> = {}): StatementMonth => ({
  month: '2026-01-01',
  deposits: '0.00',
  withdrawals: '0.00',
  net_deposits: '0.00',
  bonuses: '0.00',
  stakes: '0.00',
  wins: '0.00',
  profit_loss: '0.00',
  played_s: 0,
  ...over,
});
/** The running month has 90,000; it does not count. */
const deposits = (...amounts: number[]) => [90_000, ...amounts].map((amount) => month({ deposits: amount.toFixed(2) }));

it.each([
  [[1000, 5000, 3000], 300_000n],
  [[1000, 5000, 3000, 2000], 250_000n],
  [[1000, 5000, 3010], 310_000n],
  [[0, 1000, 0, 5000, 3000, 0], 300_000n],
  [[1000, 5000], null],
  [[0, 0, 0, 0], null],
])('deposits of the full months %p suggest %p paisa', (amounts, suggested) =>
  expect(suggestedLimit('deposit', deposits(...amounts))).toBe(suggested),
);

it('counts a month that was won as no loss', () => {
  const results = ['-100.00', '500.00', '-300.00', '-200.00'].map((result) => month({ profit_loss: result }));
  expect(suggestedLimit('loss', [month(), ...results])).toBe(20_000n);
});

it('suggests a limit only where none is set, or a higher one', () => {
  const months = deposits(1000, 3000, 5000);
  const monthly = (amount: string | null) => [sampleLimit({ period: 'month', amount }), sampleLimit({ period: 'day' })];
  expect(suggestionsFor(monthly(null), months)).toEqual([{ kind: 'deposit', amount: 300_000n }]);
  expect(suggestionsFor(monthly('3500.00'), months)).toHaveLength(1);
  expect(suggestionsFor(monthly('3000.00'), months)).toEqual([]);
});
