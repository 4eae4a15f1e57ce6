import * as z from '@site/api/schema';
import { confirmation, CONFIRMATION_ERRORS } from '../security/confirmation';
import { otherPhoneSchema, profileSchema } from './profile';
import { isConfirmed, newPasswordSchema, ONE_CONTACT } from './rules';

const owner = () => z.text({ max: 64 });
const phone = () => z.text({ max: 15, pattern: /^\d{10,15}$/, says: 'Invalid phone number (10-15 digits)' });
const code = () => z.text({ max: 16 });
const said = z.object({ message: z.string() });
/** `expires_in`: whole seconds that the code lives. */
const sent = z.object({ message: z.string(), expires_in: z.number() });

export const userShow = z.defineEndpoint({
  method: 'GET',
  path: '/api/user/show',
  access: 'player',
  input: z.strictObject({ remote_id: z.optional(owner()) }),
  output: profileSchema,
  errors: [],
  summary: 'The bearer’s own record',
});

export const updateProfile = z.defineEndpoint({
  method: 'POST',
  path: '/api/user/profile/update',
  access: 'player',
  input: z.strictObject({ remote_id: z.optional(owner()), dofb: z.day() }),
  output: z.object({ dofb: z.day() }),
  errors: ['account.birthday_locked', 'account.under_age'],
  summary: 'Save the birthday, once',
});

export const sendVerificationCode = z.defineEndpoint({
  method: 'POST',
  path: '/api/send-verification-code',
  access: 'player',
  /** One of the two: the main phone or the address of the account. */
  input: z
    .strictObject({ phone: z.optional(phone()), email: z.optional(z.text({ max: 254 })) })
    .check(z.refine(({ phone, email }) => (phone === undefined) !== (email === undefined), { error: ONE_CONTACT, path: ['phone'] })),
  output: sent,
  errors: ['account.already_verified', 'account.not_your_contact'],
  summary: 'Send a code to the main phone or the e-mail address',
});

export const verifyEmail = z.defineEndpoint({
  method: 'POST',
  path: '/api/verify-email',
  access: 'player',
  input: z.strictObject({ code: code() }),
  output: said,
  errors: ['account.code_wrong'],
  summary: 'Verify the e-mail address with the code that was sent',
});

export const verifyPhone = z.defineEndpoint({
  method: 'POST',
  path: '/api/verify-phone-number',
  access: 'player',
  input: z.strictObject({ verification_code: code() }),
  output: said,
  errors: ['account.code_wrong', 'account.number_taken'],
  summary: 'Verify the main phone with the code that was sent',
});

export const getOtherPhones = z.defineEndpoint({
  method: 'GET',
  path: '/api/get/other/phone',
  access: 'player',
  input: z.strictObject({}),
  output: z.object({ data: z.array(otherPhoneSchema) }),
  errors: [],
  summary: 'The extra numbers of the player, at most 2',
});

export const addNumber = z.defineEndpoint({
  method: 'POST',
  path: '/api/add/number',
  access: 'player',
  input: z.strictObject({ phone: phone(), confirmation: confirmation() }),
  output: said,
  errors: ['account.too_many_numbers', 'account.number_known', 'account.number_taken', ...CONFIRMATION_ERRORS],
  summary: 'Add an extra number; it is verified afterwards',
});

export const sendNumberCode = z.defineEndpoint({
  method: 'POST',
  path: '/api/add/send-verification-code',
  access: 'player',
  input: z.strictObject({ phone: phone() }),
  output: sent,
  errors: ['account.already_verified', 'account.not_your_contact'],
  summary: 'Send a code to an extra number',
});

export const verifyNumber = z.defineEndpoint({
  method: 'POST',
  path: '/api/add/verify-phone-number',
  access: 'player',
  input: z.strictObject({ verification_code: code() }),
  output: said,
  errors: ['account.code_wrong', 'account.number_taken'],
  summary: 'Verify the extra number that a code was sent to last',
});

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
