import { keptCursor, stepOf } from './row-keys';

it.each([
  ['j', 3, 4],
  ['ArrowDown', 9, 9],
  ['k', 3, 2],
  ['ArrowUp', 0, 0],
  ['PageDown', 3, 9],
  ['PageUp', 3, 0],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['j', -1, 0],
  ['a', 3, null],
])('%s moves the cursor of ten rows from %i to %s', (key, at, next) => expect(stepOf(key, at, 10)).toBe(next));

it('moves nothing in an empty table', () => expect(stepOf('j', -1, 0)).toBeNull());

it.each([
  ['begins at the first row', null, [], ['a', 'b'], 'a'],
  ['stays with its row when rows come before it', 'b', ['a', 'b'], ['x', 'a', 'b'], 'b'],
  ['is at the row that took the place of its own', 'b', ['a', 'b', 'c'], ['a', 'c'], 'c'],
  ['is at the last row when its own was the last', 'c', ['a', 'b', 'c'], ['a', 'b'], 'b'],
  ['is nowhere in an empty table', 'a', ['a'], [], null],
])('the cursor %s', (_what, cursor, before, now, next) => expect(keptCursor(cursor, before, now)).toBe(next));
