import { INBOX_TEXT_LENGTH, INBOX_TITLE_LENGTH } from '@site/api/contracts/inbox';
import { editOf, hasProblem, measureWords, wordsOf } from './edits.rules';
import { DEPOSIT } from './inbox.fixtures';

const WORDS = wordsOf(DEPOSIT);

it('offers the text of a message without its markup', () => {
  expect(WORDS).toEqual({ subject: 'Deposit approved', content: 'Your deposit of ৳500.00 is in your wallet: see your turnover record.' });
});

it('has nothing to save when the text is the same', () => {
  expect(editOf(DEPOSIT, { ...WORDS })).toBeNull();
});

it('keeps links of a text that was not touched', () => {
  expect(editOf(DEPOSIT, { ...WORDS, subject: 'Mine' })).toEqual({ id: 9, title: 'Mine', message: DEPOSIT.message });
});

it('never makes a link of what a player types', () => {
  expect(editOf(DEPOSIT, { ...WORDS, content: '<a href="/deposit">gift</a> & more' })).toEqual({
    id: 9,
    title: 'Deposit approved',
    message: '&lt;a href="/deposit"&gt;gift&lt;/a&gt; &amp; more',
  });
});

it.each([
  ['as it was', WORDS, { subject: null, content: null }],
  ['a subject of spaces', { ...WORDS, subject: ' \n ' }, { subject: 'blank', content: null }],
  ['no text', { ...WORDS, content: '' }, { subject: null, content: 'blank' }],
  ['the longest', { subject: 'x'.repeat(INBOX_TITLE_LENGTH), content: 'x'.repeat(INBOX_TEXT_LENGTH) }, { subject: null, content: null }],
  [
    'longer',
    { subject: 'x'.repeat(INBOX_TITLE_LENGTH + 1), content: 'x'.repeat(INBOX_TEXT_LENGTH + 1) },
    { subject: 'long', content: 'long' },
  ],
  // The length of the sent text counts, in which each `<` takes four characters.
  ['signs of markup', { ...WORDS, content: '<'.repeat(INBOX_TEXT_LENGTH / 4 + 1) }, { subject: null, content: 'long' }],
])('reports the problem of %s', (_, words, problems) => {
  const { subject, content } = measureWords(words);
  expect({ subject: subject.problem, content: content.problem }).toEqual(problems);
  expect(hasProblem(words)).toBe(Object.values(problems).some((problem) => problem !== null));
});
