import { getMatchOdds } from '@site/api/contracts/exchange';
import * as z from '@site/api/schema';
import { sampleMatchOdds, sampleRunner } from '#fixtures';
import { areMatchOdds } from './check-odds';

const runner = sampleRunner('1', 'Dhaka Deltas', 1.98, 1.99);
const without = (object: object, name: string) => Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
const withRunner = (broken: unknown) => [{ ...sampleMatchOdds(), runners: [runner, broken] }];

it.each<[string, unknown]>([
  ['a market', [sampleMatchOdds()]],
  ['no market', []],
  ['no answer', null],
  ['a page', '<html>'],
  ['null for a market', [null]],
  ['an unknown state', [{ ...sampleMatchOdds(), status: 'ASLEEP' }]],
  ...Object.keys(sampleMatchOdds()).map((name): [string, unknown] => [`a market without ${name}`, [without(sampleMatchOdds(), name)]]),
  ...Object.keys(runner).map((name): [string, unknown] => [`a runner without ${name}`, withRunner(without(runner, name))]),
  ['null for a runner', withRunner(null)],
  ['a level without a size', withRunner({ ...runner, availableToLay: [{ price: 2 }] })],
  ['a price in words', withRunner({ ...runner, availableToBack: [{ price: '2', size: 1 }] })],
  ['odds of the last match', withRunner({ ...runner, lastTraded: 1.98 })],
  ['odds of the last match in words', withRunner({ ...runner, lastTraded: '1.98' })],
  ['a price that is no number', withRunner({ ...runner, availableToBack: [{ price: NaN, size: 1 }] })],
])('judges %s as the contract does', (_, answer) => expect(areMatchOdds(answer)).toBe(z.safeParse(getMatchOdds.output, answer).success));
