import { TOTP, URI } from 'otpauth';
import { appUri, isAppCode, newSecret, stepOf } from './app-codes';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes';

const at = new Date('2026-01-15T06:00:10Z');
const STEP = Math.floor(at.getTime() / 30_000);
/** The key of RFC 6238's test vectors. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('counts as RFC 6238 does at %d s', (seconds, code) => {
  expect(stepOf(RFC_SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

it('takes the code of this step, the one before and the one after, and no other', () => {
  const secret = newSecret();
  const app = new TOTP({ secret });
  const codeOf = (steps: number) => app.generate({ timestamp: at.getTime() + steps * 30_000 });
  expect([-1, 0, 1].map((away) => stepOf(secret, codeOf(away), at))).toEqual([STEP - 1, STEP, STEP + 1]);
  expect([-3, -2, 2, 3].map((away) => stepOf(secret, codeOf(away), at))).toEqual([null, null, null, null]);
});

it('reads a code with any spaces, and no other text as a code', () => {
  expect(['123456', '123 456', ' 123456 '].map(isAppCode)).toEqual([true, true, true]);
  expect(['12345', '1234567', '১২৩৪৫৬', '12345a', '7KQM-2XWD-HB9T-RF4C', ''].map(isAppCode)).toEqual(Array(6).fill(false));
});

it('gives the app an address with issuer, name and secret', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const read = URI.parse(appUri(secret, { issuer: 'Shapla', label: 'rahim2026' }));
  expect(read).toMatchObject({ issuer: 'Shapla', label: 'rahim2026', algorithm: 'SHA1', digits: 6, period: 30 });
  expect(read.secret.base32).toBe(secret);
});

it('makes ten recovery codes in groups, all different, read however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([2-9A-HJKMNP-TV-Z]{4}-){3}[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(recoveryCodeHash(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(recoveryCodeHash(code));
  }
});
