import { texts } from '#fixtures';
import { explain } from './bet-turnover.rules';
import { explanation } from './betting-record.fixtures';

const words: Record<string, string> = texts.en;
const t = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
  Object.entries(params).reduce((text, [name, value]) => text.replaceAll(`{{${name}}}`, String(value)), words[key] ?? key);

const said = (over: Parameters<typeof explanation>[0]) => explain(explanation(over), { t, language: 'en' });
const base = { ticket_id: 2, kind: 'base' as const, promotion: null, stake: '250.00', counted: '250.00', weight: 100 };
const bonus = {
  ticket_id: 1,
  kind: 'bonus' as const,
  promotion: { name: 'First Deposit 50%' },
  stake: '500.00',
  counted: '100.00',
  weight: 20,
};

it('explains how much of a stake counted on a promotion, and why not all of it', () => {
  expect(said({ parts: [bonus] })).toEqual(['This bet counted ৳100.00 of ৳500.00 on First Deposit 50%: Live Casino counts 20%.']);
});

it('T2: names each ticket that a stake counted on', () => {
  expect(said({ parts: [{ ...bonus, stake: '250.00', counted: '50.00' }, base] })).toEqual([
    'This bet counted ৳50.00 of ৳250.00 on First Deposit 50%: Live Casino counts 20%.',
    'This bet counted ৳250.00 of ৳250.00 on your basic turnover: every game counts in full.',
  ]);
});

it('T3: explains why a stake without weight counted nowhere', () => {
  expect(said({ game_type: 'SPORTS', bonus_weight: 0, unused: '500.00' })).toEqual([
    '৳500.00 of the stake did not count: on bonus turnover, sports bets count from odds of 1.50.',
  ]);
  expect(said({ bonus_weight: 0, unused: '500.00' })).toEqual([
    '৳500.00 of the stake did not count: Live Casino counts 0% on bonus turnover.',
  ]);
});

it('explains that no ticket was open, or that nothing more was needed', () => {
  expect(said({ unused: '500.00' })).toEqual(['Nothing counted: you had no turnover to complete when this bet was settled.']);
  expect(said({ parts: [base], unused: '250.00' })[1]).toBe('৳250.00 of the stake was not needed: nothing was left to complete.');
});

it('explains that a stake was returned', () => {
  expect(said({ bet_amount: '0.00' })).toEqual(['Nothing counted: the stake was given back.']);
});

it('names a promotion in Bangla where it has such a name', () => {
  const promotion = { name: 'First Deposit 50%', name_bn: 'প্রথম জমা ৫০%' };
  expect(explain(explanation({ parts: [{ ...bonus, promotion }] }), { t, language: 'bn' })[0]).toContain('প্রথম জমা ৫০%');
});
