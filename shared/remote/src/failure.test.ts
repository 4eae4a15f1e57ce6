import { failureOf, isOutcomeUnknown, wordsOf } from './failure';

it.each([
  ['refused', false],
  ['unauthenticated', false],
  ['unreachable', true],
  ['fault', true],
  ['off-contract', true],
])('a money post that ended as "%s" may have been booked: %s', (kind, isUnknown) => expect(isOutcomeUnknown({ kind })).toBe(isUnknown));

it('prefers the message of a field to the general message', () => {
  const refused = { kind: 'refused', serverMessage: 'Please check the highlighted fields.' };
  expect(wordsOf(refused)).toBe('Please check the highlighted fields.');
  expect(wordsOf({ ...refused, errors: { amount: ['Minimum is 100.'] } })).toBe('Minimum is 100.');
  expect(wordsOf({ kind: 'unreachable' })).toBeUndefined();
});

it('treats every other error as no answer', () => {
  expect(failureOf(new TypeError('fetch'))).toEqual({ kind: 'unreachable' });
  expect(failureOf({ kind: 'refused' })).toEqual({ kind: 'unreachable' });
  const refused = Object.assign(new Error('no'), { kind: 'refused', code: 'funds.pending' });
  expect(failureOf(refused)).toBe(refused);
});
