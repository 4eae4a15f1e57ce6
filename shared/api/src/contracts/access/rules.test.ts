import * as z from '@site/api/schema';
import { signUpFormSchema } from './rules';

const form = {
  username: 'rahim2026',
  password: 'secret123',
  confirmPassword: 'secret123',
  currency: 'BDT',
  name: '',
  phone: '01712345678',
  email: 'rahim@example.com',
  referral_code: '',
} as const;

const says = (change: Partial<Record<keyof typeof form, string>>) => {
  const read = z.safeParse(signUpFormSchema, { ...form, ...change });
  return read.success ? [] : read.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
};

it('accepts an ordinary sign-up', () => expect(says({})).toEqual([]));

it.each([
  [{ username: '' }, 'username', 'Username is required'],
  [{ username: 'user_name1' }, 'username', 'Invalid username (only letters and numbers)'],
  [{ username: 'seven77' }, 'username', 'Username must be between 8 and 16 characters'],
  [{ username: 'a'.repeat(17) }, 'username', 'Username must be between 8 and 16 characters'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: 'foo@' }, 'email', 'Invalid email address'],
  [{ email: 'a@b' }, 'email', 'Invalid email address'],
  [{ email: 'a@.b' }, 'email', 'Invalid email address'],
  [{ email: 'a@b.' }, 'email', 'Invalid email address'],
  [{ email: 'a@b@c.d' }, 'email', 'Invalid email address'],
  [{ email: `a@${'a.'.repeat(126)}bcd` }, 'email', 'Invalid email address'],
  [{ username: 'a'.repeat(300) }, 'username', 'Username must be between 8 and 16 characters'],
  [{ confirmPassword: 'a1'.repeat(200) }, 'confirmPassword', 'Passwords do not match'],
  [{ phone: '' }, 'phone', 'Phone number is required'],
  [{ phone: '123456789' }, 'phone', 'Invalid phone number (10-15 digits)'],
  [{ phone: '1'.repeat(16) }, 'phone', 'Invalid phone number (10-15 digits)'],
  [
    { password: 'abc12345!', confirmPassword: 'abc12345!' },
    'password',
    'Password can only contain letters and numbers (no special characters)',
  ],
  [{ password: 'abc1234', confirmPassword: 'abc1234' }, 'password', 'Password must be at least 8 characters'],
  [{ confirmPassword: '' }, 'confirmPassword', 'Confirm Password is required'],
  [{ confirmPassword: 'other1234' }, 'confirmPassword', 'Passwords do not match'],
])('%j: one text under %s', (change, field, message) => expect(says(change)).toEqual([[field, message]]));

it.each(['a@b.c', 'a@.b.c', 'a@b..c', 'a.b+c@d-e.example.com', `a@${'a.'.repeat(125)}bc`])('accepts the address %s', (email) =>
  expect(says({ email })).toEqual([]),
);

it.each([20, 25, 256])('ACCESS-028: a password of %d characters passes', (length) => {
  const long = 'a1'.repeat(128).slice(0, length);
  expect(says({ password: long, confirmPassword: long })).toEqual([]);
});

it('ACCESS-028: endless input is no password', () =>
  expect(says({ password: 'a'.repeat(257), confirmPassword: 'a'.repeat(257) }).map(([field]) => field)).toContain('password'));

it.each([
  ['an empty name and no code', { name: '', referral_code: '' }],
  ['a name of 200 characters and a code of 64', { name: 'ন'.repeat(200), referral_code: '?'.repeat(64) }],
])('ACCESS-031: validates neither name nor code: %s pass', (_, change) => expect(says(change)).toEqual([]));

it.each([
  ['name', { name: 'ন'.repeat(201) }],
  ['referral_code', { referral_code: '?'.repeat(65) }],
])('ACCESS-031: the %s has a bound, as decision 0058 says', (field, change) => expect(says(change).map(([at]) => at)).toEqual([field]));
