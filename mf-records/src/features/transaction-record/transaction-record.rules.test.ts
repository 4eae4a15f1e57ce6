import { shownBy } from './transaction-record.rules';

it.each([
  [1, { pages: 1, size: 25, isLast: false }],
  [2, { pages: 1, size: 50, isLast: false }],
  [3, { pages: 1, size: 100, isLast: false }],
  [6, { pages: 4, size: 100, isLast: false }],
  [7, { pages: 5, size: 100, isLast: true }],
  [99, { pages: 5, size: 100, isLast: true }],
])('a list after %i steps of "Show more" requests at most 500 rows', (steps, asked) => {
  expect(shownBy(steps)).toEqual(asked);
});
