import { textOf, withTexts, type Words } from './words';

const none: Words = { language: 'bn', namespaces: {} };
type Entry = readonly [namespace: string, language: 'en' | 'bn', key: string, text: string];
const add = (words: Words, ...[namespace, language, key, text]: Entry) => withTexts(words, namespace, language, { [key]: text });

const all: Entry[] = [
  ['platform', 'en', 'close', '4'],
  ['platform', 'bn', 'close', '3'],
  ['area', 'en', 'close', '2'],
  ['area', 'bn', 'close', '1'],
];

it.each([
  [4, '1'],
  [3, '2'],
  [2, '3'],
  [1, '4'],
  [0, 'close'],
])('with %i of the places filled, the text is %s: namespace before platform, language before English, then the key', (count, text) => {
  const words = all.slice(0, count).reduce((now, place) => add(now, ...place), none);
  expect(textOf(words, 'area', 'close')).toBe(text);
});

it('shows an empty text as empty', () => {
  expect(textOf(add(none, 'area', 'bn', 'unit', ''), 'area', 'unit')).toBe('');
});

it.each(['constructor', 'toString', '__proto__'])('has no text for %s that nobody wrote', (key) => {
  expect(textOf(add(none, 'area', 'en', 'a', 'b'), 'area', key)).toBe(key);
});

it.each([
  ['{{a}} of {{ b }}', { a: 1, b: 2 }, '1 of 2'],
  ['{{a}} and {{a}}', { a: '$&' }, '$& and $&'],
  ['{{a}}', { a: '{{b}}', b: 'x' }, '{{b}}'],
  ['{{a}}', {}, '{{a}}'],
  ['{{toString}}', {}, '{{toString}}'],
])('%s with %j is %s', (text, params, filled) => {
  expect(textOf(none, 'area', text, params as Record<string, string>)).toBe(filled);
});

it('replaces the texts of the same keys and keeps the others', () => {
  const words = withTexts(withTexts(none, 'area', 'en', { a: '1', b: '2' }), 'area', 'en', { b: '3' });
  expect([textOf(words, 'area', 'a'), textOf(words, 'area', 'b')]).toEqual(['1', '3']);
});
