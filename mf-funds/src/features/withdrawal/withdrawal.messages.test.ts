// Covers: FUNDS-064, FUNDS-065, FUNDS-069.
import { checkFailureText, problemText, submitFailureText } from './withdrawal.messages';

const t = (key: string) => key;
const TO_PROFILE = '<a href="/profile">withdrawal.toProfile</a>';
const TO_TURNOVER = '<a href="/turnover-record">Please complete your turnover and try again.</a>';
const refused = (status: number, serverMessage?: string) => ({ kind: 'refused', status, serverMessage });

it.each([
  ['a missing date of birth', refused(400, 'Please save your date of birth first.'), `Please save your date of birth first. ${TO_PROFILE}`],
  ['the same, written otherwise', refused(400, 'Date of Birth missing'), `Date of Birth missing ${TO_PROFILE}`],
  ['any other 400', refused(400, 'Your turnover is not complete yet.'), `Your turnover is not complete yet. ${TO_TURNOVER}`],
  ['a 400 without words', refused(400), TO_TURNOVER],
  ['another status that mentions it', refused(422, 'Your date of birth is wrong.'), 'Your date of birth is wrong.'],
  ['another status', refused(403, 'Your account is blocked.'), 'Your account is blocked.'],
  ['a fault without words', { kind: 'fault', status: 500 }, 'An error occurred.'],
  ['no answer', { kind: 'unreachable' }, 'An error occurred.'],
])('the check answered %s', (_, failure, says) => expect(checkFailureText(t, failure)).toBe(says));

it.each([
  ['its words', refused(422, 'Your balance does not cover this amount.'), 'Your balance does not cover this amount.'],
  [
    'words of a field, before general ones',
    { ...refused(422, 'Please check the highlighted fields.'), errors: { amount: ['Invalid amount'], provider: ['Too long'] } },
    'Invalid amount',
  ],
  ['an empty list of fields', { ...refused(422, 'No.'), errors: {} }, 'No.'],
  ['nothing', { kind: 'unreachable' }, 'An error occurred. Please try again.'],
])('the request was answered with %s', (_, failure, says) => expect(submitFailureText(t, failure)).toBe(says));

it('links to the profile from the text on the phone, and nowhere from the others', () => {
  expect(problemText(t, 'Please verify your phone number first.')).toBe(`Please verify your phone number first. ${TO_PROFILE}`);
  expect(problemText(t, 'Amount is required.')).toBe('Amount is required.');
});
