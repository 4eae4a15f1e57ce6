import { Secret, TOTP } from 'otpauth';
import { APP_CODE_DIGITS } from '@site/api/contracts/security';

/** A phone's clock may be off by one step. */
const WINDOW = 1;
/** Parameters that every authenticator app supports. */
const RULES = { algorithm: 'SHA1', digits: APP_CODE_DIGITS, period: 30 } as const;

const APP_CODE = new RegExp(`^\\d{${APP_CODE_DIGITS}}$`);
const packed = (code: string) => code.replace(/\s/g, '');

export const isAppCode = (code: string) => APP_CODE.test(packed(code));

/** 160 bits in base32. */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** Address in the QR code that the app scans. */
export const appUri = (secret: string, { issuer, label }: { issuer: string; label: string }) =>
  new TOTP({ ...RULES, issuer, label, secret }).toString();

/** Time step to which a code belongs; null when it belongs to none near `at`. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  const totp = new TOTP({ ...RULES, secret });
  const timestamp = at.getTime();
  const away = totp.validate({ token: packed(code), timestamp, window: WINDOW });
  return away === null ? null : totp.counter({ timestamp }) + away;
}
