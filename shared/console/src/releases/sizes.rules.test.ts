import { bytesText, changeText } from './sizes.rules';

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [12_340, '12.3 kB'],
])('writes %d bytes as %s', (bytes, text) => expect(bytesText(bytes)).toBe(text));

it.each([
  [{ file: 'a.js', bytes: 1000, before: 1000 }, null],
  [{ file: 'a.js', bytes: 2200, before: 1000 }, '+1.2 kB'],
  [{ file: 'a.js', bytes: 960, before: 1000 }, '−40 B'],
  [{ file: 'a.js', bytes: 500, before: null }, '+500 B'],
  [{ file: 'a.js', bytes: null, before: 500 }, '−500 B'],
])('writes the change of %j as %s', (file, text) => expect(changeText(file)).toBe(text));
