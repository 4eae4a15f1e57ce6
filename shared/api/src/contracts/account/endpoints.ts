import * as z from '@site/api/schema';
import { confirmation, CONFIRMATION_ERRORS } from '../security/confirmation';
import { otherPhoneSchema, profileSchema } from './profile';
import { isConfirmed, newPasswordSchema, ONE_CONTACT } from './rules';

const owner = () => z.text({ max: 64 });
const phone = () => z.text({ max: 15, pattern: /^\d{10,15}$/, message: 'Invalid phone number (10-15 digits)' });
const code = () => z.text({ max: 16 });
const said = z.object({ message: z.string() });
/** `expires_in`: whole seconds that the code lives. */
const sent = z.object({ message: z.string(), expires_in: z.number() });

/**
 * Returns the bearer's own profile.
 * @throws `platform.forbidden` for another player's `remote_id`
 * @see ACCESS-087, PLATFORM-020
 */
export const userShow = z.defineEndpoint({
  method: 'GET',
  path: '/api/user/show',
  access: 'player',
  input: z.strictObject({ remote_id: z.optional(owner()) }),
  output: profileSchema,
  errors: [],
  summary: 'The bearer’s own record',
});

/**
 * Saves the date of birth, once; returns the stored day.
 * @throws `account.birthday_locked` when a day is stored; `account.under_age`; `platform.invalid` for a day in the future or before
 * `FIRST_BIRTHDAY`; `platform.forbidden` for another player's `remote_id`
 * @see ACCESS-091, PLATFORM-025
 */
export const updateProfile = z.defineEndpoint({
  method: 'POST',
  path: '/api/user/profile/update',
  access: 'player',
  input: z.strictObject({ remote_id: z.optional(owner()), dofb: z.day() }),
  output: z.object({ dofb: z.day() }),
  errors: ['account.birthday_locked', 'account.under_age'],
  summary: 'Save the birthday, once',
});

/**
 * Sends a code to the main phone or the e-mail address of the account; `expires_in` is the life of the code in seconds.
 * @throws `account.already_verified`; `account.not_your_contact`; `recovery.sms_country` or `recovery.sms_spent` for a phone;
 * `platform.too_many`; `platform.unavailable` when the code could not be sent
 * @see ACCESS-097, PLATFORM-021
 */
export const sendVerificationCode = z.defineEndpoint({
  method: 'POST',
  path: '/api/send-verification-code',
  access: 'player',
  /** Exactly one of the two: the main phone or the e-mail address of the account. */
  input: z
    .strictObject({ phone: z.optional(phone()), email: z.optional(z.text({ max: 254 })) })
    .check(z.refine(({ phone, email }) => (phone === undefined) !== (email === undefined), { error: ONE_CONTACT, path: ['phone'] })),
  output: sent,
  errors: ['account.already_verified', 'account.not_your_contact'],
  summary: 'Send a code to the main phone or the e-mail address',
});

/**
 * Verifies the e-mail address with the code that was sent.
 * @throws `account.code_wrong` for a wrong or expired code
 * @see ACCESS-098, PLATFORM-022
 */
export const verifyEmail = z.defineEndpoint({
  method: 'POST',
  path: '/api/verify-email',
  access: 'player',
  input: z.strictObject({ code: code() }),
  output: said,
  errors: ['account.code_wrong'],
  summary: 'Verify the e-mail address with the code that was sent',
});

/**
 * Verifies the main phone with the code that was sent.
 * @throws `account.code_wrong` for a wrong or expired code; `account.number_taken` when another player has verified the number
 * @see ACCESS-099, PLATFORM-023
 */
export const verifyPhone = z.defineEndpoint({
  method: 'POST',
  path: '/api/verify-phone-number',
  access: 'player',
  input: z.strictObject({ verification_code: code() }),
  output: said,
  errors: ['account.code_wrong', 'account.number_taken'],
  summary: 'Verify the main phone with the code that was sent',
});

/** Returns the extra numbers of the player, at most `MAX_OTHER_PHONES`. @see ACCESS-100 */
export const getOtherPhones = z.defineEndpoint({
  method: 'GET',
  path: '/api/get/other/phone',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ data: z.array(otherPhoneSchema) }),
  errors: [],
  summary: 'The extra numbers of the player, at most 2',
});

/**
 * Adds an extra number, which is not verified yet.
 * @throws `account.too_many_numbers`; `account.number_known` when the account has it; `account.number_taken`; `security.password_needed` or
 * `security.code_needed` without a valid `confirmation`; `platform.too_many`
 * @see ACCESS-101, PLATFORM-024
 */
export const addNumber = z.defineEndpoint({
  method: 'POST',
  path: '/api/add/number',
  access: 'player',
  input: z.strictObject({ phone: phone(), confirmation: confirmation() }),
  output: said,
  errors: ['account.too_many_numbers', 'account.number_known', 'account.number_taken', ...CONFIRMATION_ERRORS],
  summary: 'Add an extra number; it is verified afterwards',
});

/**
 * Sends a code to an extra number; `expires_in` is the life of the code in seconds.
 * @throws `account.already_verified`; `account.not_your_contact`; `recovery.sms_country` or `recovery.sms_spent`; `platform.too_many`;
 * `platform.unavailable` when the code could not be sent
 * @see ACCESS-102, PLATFORM-024
 */
export const sendNumberCode = z.defineEndpoint({
  method: 'POST',
  path: '/api/add/send-verification-code',
  access: 'player',
  input: z.strictObject({ phone: phone() }),
  output: sent,
  errors: ['account.already_verified', 'account.not_your_contact'],
  summary: 'Send a code to an extra number',
});

/**
 * Verifies the extra number that a code was sent to last.
 * @throws `account.code_wrong` for a wrong or expired code; `account.number_taken` when another player has verified the number
 * @see ACCESS-103, PLATFORM-024
 */
export const verifyNumber = z.defineEndpoint({
  method: 'POST',
  path: '/api/add/verify-phone-number',
  access: 'player',
  input: z.strictObject({ verification_code: code() }),
  output: said,
  errors: ['account.code_wrong', 'account.number_taken'],
  summary: 'Verify the extra number that a code was sent to last',
});

/**
 * Changes the password, ends every other session of the player and renews this session's token.
 * @throws `account.password_wrong`; `platform.invalid` for a new password that breaks the rule or is a common one; `platform.too_many`
 * after too many wrong passwords
 * @see ACCESS-078, PLATFORM-026
 */
export const changePassword = z.defineEndpoint({
  method: 'POST',
  path: '/api/user-pwd',
  access: 'player',
  input: z
    .strictObject({
      old_password: z.text({ max: 256 }),
      new_password: newPasswordSchema(),
      new_password_confirmation: z.text({ max: 256 }),
    })
    .check(isConfirmed('new_password', 'new_password_confirmation')),
  output: said,
  errors: ['account.password_wrong'],
  renewsToken: true,
  summary: 'Change the password; every other session of the player ends',
});
