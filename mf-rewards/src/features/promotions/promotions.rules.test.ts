import { HIDDEN_CATEGORIES } from '@site/api/contracts/rewards';
import { firstWords } from '@site/i18n/first-words';
import {
  CARD_WORDS,
  cardOf,
  categoryName,
  CATEGORY_CHOICES,
  categoryNames,
  durationOf,
  featuredOf,
  inCategory,
  partOf,
  splitByStatus,
  stateOf,
} from './promotions.rules';
import { promotion, PROMOTIONS } from './promotions.fixtures';

const NOW = Date.parse('2026-06-01T00:00:00.000Z');
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

it('REWARDS-035: offers the categories by their ids, and none of the hidden ones', () => {
  expect(CATEGORY_CHOICES).toEqual(['all', '99', '1', '2', '4', '8', '32', '64', '128', '256', '1024', '8192', '512']);
  expect([...HIDDEN_CATEGORIES]).toEqual([16, 2048, 4096, 16384]);
});

it('REWARDS-029: names the tabs in order', () => {
  expect(CATEGORY_CHOICES.map(categoryName)).toEqual([
    'ALL',
    'Welcome Offer',
    'Slots',
    'Live Casino',
    'Sports',
    'Fishing',
    'E-sports',
    'Lottery',
    'P2P',
    'Table',
    'Arcade',
    'Crash',
    'Others',
  ]);
});

it.each([
  ['all', ['Sports welcome', 'First deposit', 'Lily week', 'Rain of next year']],
  ['99', ['Sports welcome', 'First deposit']],
  ['4', ['Sports welcome']],
  ['512', ['Lily week']],
  ['2', []],
  ['4096', []],
])('M-21, C-22: category %s holds %j', (choice, held) => expect(names(inCategory(PROMOTIONS, choice))).toEqual(held));

it('C-22: 99 is an id of its own, not 64 and 32 and 2 and 1', () => {
  expect(inCategory([promotion(9, 'Welcome only', { categories: [99] })], '1')).toEqual([]);
  expect(categoryNames([99, 16, 8192])).toEqual(['Welcome Offer', 'Crash']);
});

it.each([
  ['One two three four five six seven', 'One two three four five…'],
  ['One two three four five', 'One two three four five'],
  ['  One   two ', 'One two'],
  ['', ''],
])('REWARDS-030: %j begins %j', (text, words) => expect(firstWords(text, CARD_WORDS)).toBe(words));

it('REWARDS-031: splits by status; promotions that are over come last', () => {
  const { active, display } = splitByStatus(PROMOTIONS, NOW);
  expect(names(active)).toEqual(['First deposit', 'Rain of next year']);
  expect(names(display)).toEqual(['Lily week', 'Sports welcome']);
});

it('REWARDS-038: a card has title, description, duration, image, link, key and categories', () => {
  expect(cardOf(PROMOTIONS[0] ?? promotion(0, ''), 'en', (id) => `?promotion=${id}`)).toEqual({
    title: 'Sports welcome',
    description: 'One two three four five six seven',
    duration: '2024/01/01 00:00:00 ~ 2024/12/31 23:59:59',
    image: '/storage/promotions/1.svg',
    detailsLink: '?promotion=1',
    detailsDataPk: 1,
    categories: [99, 4],
  });
});

it('uses English where the platform has no Bangla', () => {
  const card = cardOf(promotion(1, 'Lily', { name_bn: undefined, desc_bn: '' }), 'bn', String);
  expect([card.title, card.description]).toEqual(['Lily', 'One two three four five six seven']);
});

it('REWARDS-038, C-37: writes durations in Dhaka time', () => {
  expect(durationOf(promotion(1, '', { start_date: '2026-01-31T18:30:00Z', end_date: '2026-02-28T17:59:59Z' }))).toBe(
    '2026/02/01 00:30:00 ~ 2026/02/28 23:59:59',
  );
});

it.each([
  ['2026-05-31T00:00:00Z', '2026-06-02T00:00:00Z', 'running'],
  ['2026-06-02T00:00:00Z', '2026-06-03T00:00:00Z', 'soon'],
  ['2026-05-01T00:00:00Z', '2026-05-31T23:59:59Z', 'ended'],
])('from %s to %s is %s', (start_date, end_date, state) => expect(stateOf({ start_date, end_date }, NOW)).toBe(state));

it.each([
  ['Sports welcome', 'sign-up', null],
  ['First deposit', 'sign-up', 'deposit'],
  ['Lily week', 'sign-up', null],
  ['Rain of next year', 'sign-up', null],
])('with %s a visitor can %s, a player %s', (name, asVisitor, asPlayer) => {
  const [found = promotion(0, '')] = PROMOTIONS.filter((each) => each.name === name);
  expect([partOf(found, false, NOW), partOf(found, true, NOW)]).toEqual([asVisitor, asPlayer]);
});

it('features the running promotion that started last', () => {
  expect(featuredOf(PROMOTIONS, NOW)?.name).toBe('Lily week');
  const older = promotion(8, 'Older', { start_date: '2025-12-01T00:00:00.000Z' });
  const newer = promotion(7, 'Newer', { start_date: '2026-05-01T00:00:00.000Z' });
  expect(featuredOf([older, newer, promotion(9, 'Between')], NOW)?.name).toBe('Newer');
  expect(featuredOf([], NOW)).toBeUndefined();
});
