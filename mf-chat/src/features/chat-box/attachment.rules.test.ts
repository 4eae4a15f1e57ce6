import { attachmentProblem, isPicture, sizeText } from './attachment.rules';

const MB = 1_048_576;
const KIND = 'An attachment is a JPG, PNG or PDF file.';
const TOO_LARGE = 'An attachment has at most 5 MB.';

it.each([
  ['a.jpg', 'image/jpeg', 4, null],
  ['a.png', 'image/png', 5 * MB, null],
  ['a.pdf', 'application/pdf', 4, null],
  ['a.JPEG', '', 4, null],
  ['a.gif', 'image/gif', 4, KIND],
  ['a.svg', 'image/svg+xml', 4, KIND],
  ['a.png', 'text/html', 4, KIND],
  ['a', '', 4, KIND],
  ['a.png', 'image/png', 5 * MB + 1, TOO_LARGE],
])('of %s as "%s" with %i bytes it says %p', (name, type, size, problem) => {
  expect(attachmentProblem({ name, type, size })).toBe(problem);
});

it.each([
  ['a.png', 'image/png', true],
  ['a.pdf', 'application/pdf', false],
  ['a.jpg', '', true],
  ['a.pdf', '', false],
])('%s as "%s" is a picture: %p', (name, type, isOne) => expect(isPicture({ name, type })).toBe(isOne));

it.each([
  [1, '1 KB'],
  [2048, '2 KB'],
  [1.5 * MB, '1.5 MB'],
])('writes %i bytes as %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
