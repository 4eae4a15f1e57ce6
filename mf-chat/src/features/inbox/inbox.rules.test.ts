import { DEPOSIT, message, OLD, page, WELCOME } from './inbox.fixtures';
import { edited, marked, previewOf, unreadOf, without } from './inbox.rules';

const PAGE = page().data;

it.each([
  ['One two three four five six seven', 'One two three four five…'],
  ['One two three four five', 'One two three four five'],
  ['<b>Won</b> <a href="/deposit">৳5.00</a><br>today in the game', 'Won ৳5.00 today in the…'],
  ['  ', ''],
])('CHAT-003: the preview of %j is %j', (text, preview) => {
  expect(previewOf(message(1, { message: text }))).toBe(preview);
});

it('finds the unread messages', () => {
  expect(unreadOf([DEPOSIT, WELCOME, OLD])).toEqual([9, 7]);
});

it('marks only the given ones', () => {
  expect(unreadOf(marked(PAGE, [9], true).data)).toEqual([7]);
  expect(unreadOf(marked(PAGE, [8], false).data)).toEqual([9, 8, 7]);
});

it('leaves out deleted messages and reduces the count', () => {
  const rest = without(PAGE, [8, 99]);
  expect(rest.data.map(({ id }) => id)).toEqual([9, 7]);
  expect(rest.total).toBe(2);
});

it('shows the edits of a message, and leaves its read state as before', () => {
  const [first, second] = edited(PAGE, [{ id: 9, title: 'Mine', message: 'words' }]).data;
  expect(first).toEqual({ ...DEPOSIT, title: 'Mine', message: 'words' });
  expect(second).toEqual(WELCOME);
});
