import { foldEntry, ownFirst, search, stepped } from './search.rules';

const entry = (title: string, words = '', note = '') => foldEntry({ id: title, title, words, note, to: '/' });
const ENTRIES = [
  entry('Night Tiger', 'SLOT Slots স্লট'),
  entry('Tiger Crown', 'SLOT Slots স্লট', 'Delta Games'),
  entry('Andar Bahar 21', 'LIVE লাইভ ক্যাসিনো'),
  entry('টাকা জমা দিন', 'deposit bkash'),
  entry('চাঁদের রাত', 'moon'),
  entry('Café Royal'),
];
const found = (query: string) => search(ENTRIES, query).map(({ title }) => title);

it.each([
  ['a beginning of the name comes before a later word', 'tiger', ['Tiger Crown', 'Night Tiger']],
  ['every word has to be there', 'tiger delta', ['Tiger Crown']],
  ['part of a word is enough', 'row', ['Tiger Crown']],
  ['capitals do not matter', 'NIGHT', ['Night Tiger']],
  ['Bangla digits are digits', '২১', ['Andar Bahar 21']],
  ['accents do not matter', 'cafe', ['Café Royal']],
  ['the other language finds it', 'স্লট', ['Night Tiger', 'Tiger Crown']],
  ['a word of Bangla', 'জমা', ['টাকা জমা দিন']],
  ['a Bangla word without its hasanta', 'সলট', ['Night Tiger', 'Tiger Crown']],
  ['a Bangla word without its candrabindu', 'চাদের', ['চাঁদের রাত']],
  ['a Bangla word with other vowel signs', 'চাদার', ['চাঁদের রাত']],
  ['a long sign for a short one', 'দীন', ['টাকা জমা দিন']],
  ['nothing is found by signs alone', '!?', []],
  ['nothing is found by nothing', '  ', []],
  ['nothing is found by another word', 'zebra', []],
])('%s: %s', (_, query, titles) => {
  expect(found(query)).toEqual(titles);
});

it.each([
  [-1, 1, 3, 0],
  [2, 1, 3, 0],
  [0, -1, 3, 2],
  [0, 1, 0, -1],
] as const)('steps from %d by %d of %d to %d', (at, by, count, to) => {
  expect(stepped(at, by, count)).toBe(to);
});

it('has the games that were played last first, then the favourites, then all others in their order', () => {
  const games = ['1', '2', '3', '4'].map((code) => ({ code }));
  expect(ownFirst(games, [{ code: '4' }, { code: '2' }]).map(({ code }) => code)).toEqual(['4', '2', '1', '3']);
  expect(ownFirst(games, [{ code: '3' }, { code: '3' }]).map(({ code }) => code)).toEqual(['3', '1', '2', '4']);
});
