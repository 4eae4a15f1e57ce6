import { checkFailureText, problemText, submitFailureText } from './withdrawal.messages';

const t = (key: string) => key;
const TO_PROFILE = '<a href="/profile">withdrawal.toProfile</a>';
const TO_TURNOVER = '<a href="/turnover-record">Please complete your turnover and try again.</a>';
const refused = (status: number, serverMessage?: string) => ({ kind: 'refused', status, serverMessage });

it.each([
  [
    'FUNDS-064: a missing date of birth',
    refused(400, 'Please save your date of birth first.'),
    `Please save your date of birth first. ${TO_PROFILE}`,
  ],
  ['FUNDS-064: a date of birth, written otherwise', refused(400, 'Date of Birth missing'), `Date of Birth missing ${TO_PROFILE}`],
  ['FUNDS-064: any other 400', refused(400, 'Your turnover is not complete yet.'), `Your turnover is not complete yet. ${TO_TURNOVER}`],
  ['FUNDS-064: a 400 without words', refused(400), TO_TURNOVER],
  [
    'FUNDS-064, 065: another status that mentions the date of birth',
    refused(422, 'Your date of birth is wrong.'),
    'Your date of birth is wrong.',
  ],
  ['FUNDS-065: another status', refused(403, 'Your account is blocked.'), 'Your account is blocked.'],
  ['FUNDS-065: a fault without words', { kind: 'fault', status: 500 }, 'An error occurred.'],
  ['FUNDS-065: no answer', { kind: 'unreachable' }, 'An error occurred.'],
])('%s of the check has its text', (_, failure, says) => expect(checkFailureText(t, failure)).toBe(says));

it.each([
  ['its words', refused(422, 'Your balance does not cover this amount.'), 'Your balance does not cover this amount.'],
  [
    'words of a field, before general ones',
    { ...refused(422, 'Please check the highlighted fields.'), errors: { amount: ['Invalid amount'], provider: ['Too long'] } },
    'Invalid amount',
  ],
  ['an empty list of fields', { ...refused(422, 'No.'), errors: {} }, 'No.'],
  ['nothing', { kind: 'unreachable' }, 'An error occurred. Please try again.'],
])('FUNDS-069: the request was answered with %s', (_, failure, says) => expect(submitFailureText(t, failure)).toBe(says));

it('FUNDS-055: the text on the phone links to the profile, and other texts have no link', () => {
  expect(problemText(t, 'Please verify your phone number first.')).toBe(`Please verify your phone number first. ${TO_PROFILE}`);
  expect(problemText(t, 'Amount is required.')).toBe('Amount is required.');
});
