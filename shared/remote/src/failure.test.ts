import { isOutcomeUnknown, wordsOf } from './failure';

it.each([
  ['refused', false],
  ['unauthenticated', false],
  ['unreachable', true],
  ['fault', true],
  ['off-contract', true],
])('a money post that ended as "%s" may have been booked: %s', (kind, isUnknown) => expect(isOutcomeUnknown({ kind })).toBe(isUnknown));

it('says what is wrong with a field rather than that something is', () => {
  const refused = { kind: 'refused', serverMessage: 'Please check the highlighted fields.' };
  expect(wordsOf(refused)).toBe('Please check the highlighted fields.');
  expect(wordsOf({ ...refused, errors: { amount: ['Minimum is 100.'] } })).toBe('Minimum is 100.');
  expect(wordsOf({ kind: 'unreachable' })).toBeUndefined();
});
