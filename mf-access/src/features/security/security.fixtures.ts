import type { DeviceSession, LogIn } from '@site/api/contracts/security';

/** The current session, and one more. */
export const HERE: DeviceSession = {
  id: 1,
  device: 'Chrome on Android',
  is_mobile: true,
  place: '203.0.113.7, Bangladesh',
  started_at: '2026-01-14T06:00:00.000Z',
  last_used_at: '2026-01-15T06:00:00.000Z',
  is_current: true,
};
export const LAPTOP: DeviceSession = {
  id: 2,
  device: 'Firefox on Windows',
  is_mobile: false,
  place: '198.51.100.4',
  started_at: '2026-01-10T06:00:00.000Z',
  last_used_at: '2026-01-15T03:00:00.000Z',
  is_current: false,
};

export const OFF = { is_on: false, since: null, recovery_codes_left: 0 };
export const ON = { is_on: true, since: '2026-01-10T06:00:00.000Z', recovery_codes_left: 10 };
export const SECRET = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Shapla:rahim2026?issuer=Shapla&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
};
export const CODES = Array.from({ length: 10 }, (_, index) => `abcd-efg${index}`);

const logIn = (change: Partial<LogIn>): LogIn => ({
  at: '2026-01-15T06:00:00.000Z',
  device: 'Chrome on Android',
  place: '203.0.113.7',
  result: 'ok',
  is_new_device: false,
  ...change,
});
export const LOG_INS: LogIn[] = [
  logIn({}),
  logIn({ at: '2026-01-14T06:00:00.000Z', result: 'wrong_code' }),
  logIn({ at: '2026-01-13T18:30:00.000Z', device: 'Firefox on Windows', place: '198.51.100.4', result: 'wrong_password' }),
  logIn({ at: '2026-01-10T06:00:00.000Z', is_new_device: true }),
];
