import { formatAgo } from './ago';

const NOW = Date.parse('2026-01-15T12:00:00.000Z');

it.each([
  ['2026-01-15T11:59:01.000Z', null, null],
  ['2026-01-15T12:00:30.000Z', null, null],
  ['unreadable', null, null],
  ['2026-01-15T11:59:00.000Z', '1 minute ago', '1 মিনিট আগে'],
  ['2026-01-15T11:00:01.000Z', '59 minutes ago', '59 মিনিট আগে'],
  ['2026-01-15T09:00:00.000Z', '3 hours ago', '3 ঘণ্টা আগে'],
  ['2026-01-14T12:00:00.000Z', 'yesterday', 'গতকাল'],
  ['2026-01-05T12:00:00.000Z', '10 days ago', '10 দিন আগে'],
])('%s was %s, in Bangla %s', (moment, en, bn) => {
  expect(formatAgo(moment, NOW, 'en')).toBe(en);
  expect(formatAgo(moment, NOW, 'bn')).toBe(bn);
});
