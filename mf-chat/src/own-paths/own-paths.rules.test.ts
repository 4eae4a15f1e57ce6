import { ownPathsIn } from './own-paths.rules';

const linksIn = (words: string) => ownPathsIn(words).flatMap(({ path }) => path ?? []);

it.each([
  ['See /turnover-record now', ['/turnover-record']],
  ['/deposit', ['/deposit']],
  ['Either /deposit or /transaction-record.', ['/deposit', '/transaction-record']],
  ['দেখুন: /complaints/C-7K2M9QXA।', ['/complaints/C-7K2M9QXA']],
  ['/complaints\n/complaints', ['/complaints', '/complaints']],
  ['/complaints/C-1', []],
  ['/deposit/../logout', []],
  ['/deposit?amount=5', []],
  ['x/deposit', []],
  ['//deposit', []],
  ['https://evil.example/deposit', []],
  ['javascript:alert(1)', []],
  ['<a href="/deposit">', []],
  ['/withdrawal', ['/withdrawal']],
  ['/player/logout', []],
  ['/odds-view', []],
])('finds in %j the own paths %j', (words, paths) => expect(linksIn(words)).toEqual(paths));

it('keeps every character of the text that it splits', () => {
  const words = ' a /deposit  b\n/complaints, c ';
  expect(
    ownPathsIn(words)
      .map(({ text }) => text)
      .join(''),
  ).toBe(words);
});
