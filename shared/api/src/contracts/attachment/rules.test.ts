import { ATTACHMENT_ACCEPT, attachmentProblem, isPicture, sizeText } from './rules';

const MB = 1_048_576;
const SAYS = { kind: 'kind', tooLarge: 'too large' };

it.each([
  ['a.jpg', 'image/jpeg', 4, null],
  ['a.png', 'image/png', 5 * MB, null],
  ['a.pdf', 'application/pdf', 5 * MB + 1, 'too large'],
  ['a.JPEG', '', 4, null],
  ['a.gif', 'image/gif', 5 * MB + 1, 'kind'],
  ['a.svg', 'image/svg+xml', 4, 'kind'],
  ['a.exe', '', 4, 'kind'],
  ['a.png', 'text/html', 4, 'kind'],
  ['a.png', 'toString', 4, 'kind'],
  ['png', '', 4, 'kind'],
])('%s as "%s" with %i bytes returns %p', (name, type, size, says) => expect(attachmentProblem({ name, type, size }, SAYS)).toBe(says));

it('lets the picker offer both types and extensions', () =>
  expect(ATTACHMENT_ACCEPT).toBe('image/jpeg,image/png,application/pdf,.jpg,.jpeg,.png,.pdf'));

it.each([
  ['a.png', 'image/png', true],
  ['a.pdf', 'application/pdf', false],
  ['a.jpg', '', true],
  ['a.pdf', '', false],
])('%s as "%s" is a picture: %p', (name, type, isOne) => expect(isPicture({ name, type })).toBe(isOne));

it.each([
  [1, '1 KB'],
  [2048, '2 KB'],
  [MB - 1, '1024 KB'],
  [1.5 * MB, '1.5 MB'],
])('writes %i bytes as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
