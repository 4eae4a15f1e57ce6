import { isEmailVerified, isNumberVerified, isPhoneVerified } from '@site/api/contracts/account';
import { birthdayProblem, codeEndOf, codeProblem, dhakaDay, phoneProblem } from './profile.rules';

const TODAY = '2026-01-15';

it.each([
  ['', 'profile.birthday.missing'],
  ['2008-01-15', null],
  ['2008-01-16', 'You must be at least 18 years old.'],
  ['2026-01-15', 'You must be at least 18 years old.'],
  ['2026-01-16', 'profile.birthday.unlikely'],
  ['0198-03-26', 'profile.birthday.unlikely'],
  ['1900-01-01', null],
])('a birthday of %j says %j', (birthday, says) => expect(birthdayProblem(birthday, TODAY)).toBe(says));

it.each([
  ['2026-01-14T17:59:59.000Z', '2026-01-14'],
  ['2026-01-14T18:00:00.000Z', '2026-01-15'],
])('at %s the day in Dhaka is %s', (moment, day) => expect(dhakaDay(new Date(moment))).toBe(day));

it.each([
  ['', 'Phone number is required'],
  ['017123456', 'Invalid phone number (10-15 digits)'],
  ['0171234567', null],
  ['017123456789012', null],
  ['0171234567890123', 'Invalid phone number (10-15 digits)'],
  ['01712-45678', 'Invalid phone number (10-15 digits)'],
])('a number %j says %j', (phone, says) => expect(phoneProblem(phone)).toBe(says));

it.each([
  ['', 'profile.code.incomplete'],
  ['12345', 'profile.code.incomplete'],
  ['1234567', 'profile.code.incomplete'],
  ['12345a', 'profile.code.incomplete'],
  ['012345', null],
])('a code %j says %j', (code, says) => expect(codeProblem(code)).toBe(says));

it('counts down for the number that was sent a code last, and for no other', () => {
  const sent = { number: { value: '01811111111', until: 5 } };
  expect(codeEndOf(sent, { kind: 'number', value: '01811111111' })).toBe(5);
  expect(codeEndOf(sent, { kind: 'number', value: '01822222222' })).toBe(0);
  expect(codeEndOf(sent, { kind: 'phone', value: '01811111111' })).toBe(0);
});

it.each([
  ['1', true],
  [1, true],
  ['0', false],
  [0, false],
  ['', false],
])('ACCESS-093, C-40: for a phone with session_id and isverify %j it returns %j', (value, isVerified) => {
  expect(isPhoneVerified({ session_id: value })).toBe(isVerified);
  expect(isNumberVerified({ isverify: value })).toBe(isVerified);
});

it('ACCESS-093: takes an e-mail address as verified once it has a time', () => {
  expect(isEmailVerified({ email_verified_at: null })).toBe(false);
  expect(isEmailVerified({ email_verified_at: '2026-01-15T06:00:00.000Z' })).toBe(true);
});
