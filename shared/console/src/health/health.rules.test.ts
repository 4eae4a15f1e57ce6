import type { Health, RuleOfHealth } from '@site/platform-operator/calls';
import { ageOf, FORMATS, isOld, rulesNow } from './health.rules';

const rule = (name: string, state: RuleOfHealth['state']): RuleOfHealth => ({
  ...{ name, state, group: 'money', severity: 'page', since: 900, words: ['words'], action: 'Act.' },
});
const health = (source: Partial<Health['source']> = {}): Health => ({
  at: 1000,
  source: { kind: 'own', newest_at: 990, fault: null, processes: null, ...source },
  rules: [rule('A', 'good'), rule('B', 'late'), rule('C', 'bad')],
  charts: [],
});

it('has what somebody has to act on first', () => {
  expect(rulesNow(health(), false).map(({ name }) => name)).toEqual(['C', 'B', 'A']);
});

it.each<[string, Health, number, number | null, boolean]>([
  ['a new number', health(), 0, 10, false],
  ['a number that grew old while no answer came', health(), 85, 95, true],
  ['a number that was old already', health({ newest_at: 900 }), 0, 100, true],
  ['no number', health({ newest_at: null }), 0, null, true],
  ['a source that did not answer now', health({ fault: 'away' }), 0, 10, true],
  ['a clock of the source that is ahead', health({ newest_at: 1003 }), 0, 0, false],
])('knows the age of %s', (_what, of, waited, age, old) => {
  expect([ageOf(of, waited), isOld(of, waited)]).toEqual([age, old]);
});

it('claims nothing about now from old numbers', () => {
  expect(rulesNow(health(), true).every(({ state, since, words }) => state === 'unknown' && since === null && words.length === 0)).toBe(
    true,
  );
});

it.each([
  ['perSecond', 0, '0.00 /s'],
  ['perSecond', 12.34, '12.3 /s'],
  ['perSecond', 1234.5, '1235 /s'],
  ['seconds', 0, '0 ms'],
  ['seconds', -0.0042, '-4.2 ms'],
  ['seconds', 0.42, '420 ms'],
  ['seconds', 2.25, '2.3 s'],
  ['count', 1200, '1,200'],
  ['ratio', 0.456, '46 %'],
] as const)('writes a value of %s: %s as %s', (unit, value, text) => {
  expect(FORMATS[unit](value)).toBe(text);
});
