import bn from './figures/bn.json';
import en from './figures/en.json';
import { tellFacts } from './facts.service';
import { ENGINE_NAMES } from './figures/figures';

it('has rules for every engine and a text for every bet, in both languages', async () => {
  expect(Object.keys(bn.bets)).toEqual(Object.keys(en.bets));
  for (const texts of [en, bn]) expect(Object.keys(texts.rules).sort()).toEqual([...ENGINE_NAMES].sort());
  for (const type of ['SPORTS', 'LIVE', 'SLOT', 'TABLE', 'LOTTO', 'EGAME', 'FH', 'CRASH', 'ARCADE', 'POKER'])
    for (const language of ['en', 'bn'] as const) {
      const { returns, rules } = await tellFacts({ code: 'PP1042', type, name: '' }, language);
      expect(rules.length).toBeGreaterThan(1);
      expect(returns.filter(({ bet }) => /^[a-z]+\.[a-z]+$/.test(bet))).toEqual([]);
    }
});

it('says how long a hand may wait for its player', async () => {
  const { round } = await tellFacts({ code: 'SM1001', type: 'POKER', name: '' }, 'en');
  expect(round).toEqual({ kind: 'moves', longest_s: 900 });
});
