import * as z from '@site/api/schema';
import { pictureCodeFields } from '../access/rules';
import { isConfirmed, newPasswordSchema } from '../account/rules';
import { RECOVERY_CHANNELS, RECOVERY_EMAIL_REQUIRED, RECOVERY_PHONE_REQUIRED } from './rules';

const username = () => z.text({ min: 1, max: 64 });

/**
 * Sends an OTP to the address or number of an account.
 * @throws `access.captcha_required` or `access.captcha_wrong` after many requests from one address; `recovery.sms_country` or
 * `recovery.sms_spent` for SMS
 * @see ACCESS-058, PLATFORM-027
 */
export const forgotPassword = z.defineEndpoint({
  method: 'POST',
  path: '/api/usr-forgot-password',
  access: 'public',
  /** Type email requires `email`, type sms requires `phone`. */
  input: z
    .strictObject({
      type: z.enum(RECOVERY_CHANNELS),
      email: z.optional(z.text({ min: 1, max: 254 })),
      phone: z.optional(z.text({ min: 1, max: 20 })),
      username: username(),
      ...pictureCodeFields(),
    })
    .check(
      z.refine(({ type, email }) => type !== 'email' || email !== undefined, { error: RECOVERY_EMAIL_REQUIRED, path: ['email'] }),
      z.refine(({ type, phone }) => type !== 'sms' || phone !== undefined, { error: RECOVERY_PHONE_REQUIRED, path: ['phone'] }),
    ),
  /** The answer is the same when no account has this pair. */
  output: z.object({ message: z.string() }),
  errors: ['access.captcha_required', 'access.captcha_wrong', 'recovery.sms_country', 'recovery.sms_spent'],
  summary: 'Send an OTP to the address or number of an account',
});

/**
 * Sets a new password with an OTP and ends every session of the player.
 * @throws `recovery.otp_wrong` for a wrong or expired OTP; `access.captcha_required` or `access.captcha_wrong` after many tries from one
 * address; `platform.invalid` for a password that breaks the rule or is a common one
 * @see ACCESS-066, PLATFORM-028
 */
export const resetPassword = z.defineEndpoint({
  method: 'POST',
  path: '/api/usr-reset-password',
  access: 'public',
  input: z
    .strictObject({
      otp: z.text({ min: 1, max: 16 }),
      password: newPasswordSchema(),
      password_confirmation: z.text({ max: 256 }),
      username: username(),
      ...pictureCodeFields(),
    })
    .check(isConfirmed('password', 'password_confirmation')),
  output: z.object({ message: z.string() }),
  errors: ['access.captcha_required', 'access.captcha_wrong', 'recovery.otp_wrong'],
  summary: 'Set a new password with an OTP; every session of the player ends',
});
