import * as z from '@site/api/schema';
import { accessErrors } from '#errors/access';

/** Fewest characters of a new username. @see ACCESS-020 */
export const USERNAME_MIN = 8;
/** Most characters of a new username. @see ACCESS-020 */
export const USERNAME_MAX = 16;
/** Fewest characters of a password. @see ACCESS-008, ACCESS-026 */
export const PASSWORD_MIN = 8;
/** Most characters of a password, so that nobody makes the server hash endless input. It is neither shown nor specified. @see ACCESS-028 */
export const PASSWORD_HARD_MAX = 256;
/** Fewest digits of a phone number. @see ACCESS-024 */
export const PHONE_MIN = 10;
/** Most digits of a phone number. @see ACCESS-024 */
export const PHONE_MAX = 15;

/** Currencies that sign-up offers; BDT is the default. @see ACCESS-039 */
export const CURRENCIES = ['BDT', 'INR', 'PKR'] as const;
/** Currency that a player chose at sign-up; all limits and amounts stay in BDT. @see N-09 */
export type Currency = (typeof CURRENCIES)[number];
/** Digits of the picture code. @see ACCESS-046 */
export const CAPTCHA_DIGITS = 4;
/** Option value of each currency in the older form. @see ACCESS-039 */
export const CURRENCY_CODES = { BDT: 8, INR: 7, PKR: 17 } as const satisfies Record<Currency, number>;

/** Message for an empty username. @see ACCESS-005, ACCESS-018 */
export const USERNAME_REQUIRED = 'Username is required';
/** Message for a username with other characters than letters and digits. @see ACCESS-006, ACCESS-019 */
export const USERNAME_INVALID = 'Invalid username (only letters and numbers)';
/** Message for a new username that is too short or too long. @see ACCESS-020 */
export const USERNAME_LENGTH = 'Username must be between 8 and 16 characters';
/** Message for an empty e-mail address. @see ACCESS-021 */
export const EMAIL_REQUIRED = 'Email is required';
/** Message for a text that is no e-mail address. @see ACCESS-022 */
export const EMAIL_INVALID = 'Invalid email address';
/** Message for an empty phone number. @see ACCESS-023 */
export const PHONE_REQUIRED = 'Phone number is required';
/** Message for a phone number of a wrong length or with other characters. @see ACCESS-024 */
export const PHONE_INVALID = 'Invalid phone number (10-15 digits)';
/** Message for an empty password. @see ACCESS-007, ACCESS-025 */
export const PASSWORD_REQUIRED = 'Password is required';
/** Message for a password below `PASSWORD_MIN`. @see ACCESS-008, ACCESS-026 */
export const PASSWORD_SHORT = 'Password must be at least 8 characters';
/** Message for a common password. Only the platform checks it, after the specified checks, because the list is too long for a page. */
export const PASSWORD_COMMON = 'This password is one of the most common ones. Please choose another.';
/** Message for a password with other characters than letters and digits. @see ACCESS-027 */
export const PASSWORD_CHARACTERS = 'Password can only contain letters and numbers (no special characters)';
/** Message for an empty confirmation of the password. @see ACCESS-029 */
export const CONFIRM_REQUIRED = 'Confirm Password is required';
/** Message for a confirmation that differs from the password. @see ACCESS-030 */
export const CONFIRM_DIFFERS = 'Passwords do not match';

/** Input fields of a picture code: both or none. The platform requires them from an address with too many tries. @see M-03, M-04 */
export const pictureCodeFields = () => ({
  captcha_id: z.optional(z.text({ max: 64 })),
  captcha: z.optional(z.text({ max: 8 })),
});

const alphanumeric = /^[A-Za-z0-9]*$/;
const addressLike = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** Characters of a short field. Nobody types more, so a longer text is refused before its rules run. */
const TYPED_MAX = 256;
const EMAIL_MAX = 254;

const loginUsername = () =>
  z.orderedText(
    { max: TYPED_MAX, message: USERNAME_INVALID },
    [(value) => value === '', USERNAME_REQUIRED],
    [(value) => !alphanumeric.test(value), USERNAME_INVALID],
  );

/** Values of the log-in form; each field gives at most one message. @see ACCESS-005, ACCESS-006, ACCESS-007, ACCESS-008 */
export const loginFormSchema = z.strictObject({
  username: loginUsername(),
  password: z.orderedText(
    { max: TYPED_MAX, message: accessErrors['access.invalid_credentials'].message },
    [(value) => value === '', PASSWORD_REQUIRED],
    [(value) => value.length < PASSWORD_MIN, PASSWORD_SHORT],
  ),
  /** Code of the authenticator app, or a recovery code; only for players who switched the app on. */
  code: z.optional(z.text({ max: 32 })),
  ...pictureCodeFields(),
});
/** Parsed values of the log-in form. */
export type LoginForm = z.infer<typeof loginFormSchema>;

/** Characters of a referral or affiliate code. */
export const LANDING_CODE_MAX = 64;

const signUpFields = {
  username: z.orderedText(
    { max: TYPED_MAX, message: USERNAME_LENGTH },
    [(value) => value === '', USERNAME_REQUIRED],
    [(value) => !alphanumeric.test(value), USERNAME_INVALID],
    [(value) => value.length < USERNAME_MIN || value.length > USERNAME_MAX, USERNAME_LENGTH],
  ),
  password: z.orderedText(
    { max: PASSWORD_HARD_MAX, message: PASSWORD_CHARACTERS },
    [(value) => value === '', PASSWORD_REQUIRED],
    [(value) => value.length < PASSWORD_MIN, PASSWORD_SHORT],
    [(value) => !alphanumeric.test(value), PASSWORD_CHARACTERS],
  ),
  confirmPassword: z.orderedText({ max: PASSWORD_HARD_MAX, message: CONFIRM_DIFFERS }, [(value) => value === '', CONFIRM_REQUIRED]),
  currency: z._default(z.enum(CURRENCIES), 'BDT'),
  name: z.text({ max: 200 }),
  phone: z.orderedText(
    { max: TYPED_MAX, message: PHONE_INVALID },
    [(value) => value === '', PHONE_REQUIRED],
    [(value) => !/^\d+$/.test(value) || value.length < PHONE_MIN || value.length > PHONE_MAX, PHONE_INVALID],
  ),
  email: z.orderedText(
    { max: EMAIL_MAX, message: EMAIL_INVALID },
    [(value) => value === '', EMAIL_REQUIRED],
    [(value) => !addressLike.test(value), EMAIL_INVALID],
  ),
  referral_code: z.text({ max: LANDING_CODE_MAX }),
};

const isTyped = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= PASSWORD_HARD_MAX;

// `when`: report the difference as soon as both passwords are typed, even while other fields are invalid.
const passwordsMatch = () =>
  z.refine<{ password: string; confirmPassword: string }>((form) => form.confirmPassword === form.password, {
    error: CONFIRM_DIFFERS,
    path: ['confirmPassword'],
    when: ({ value }) => {
      const form = value as Partial<Record<'password' | 'confirmPassword', unknown>>;
      return typeof form.password === 'string' && isTyped(form.confirmPassword);
    },
  });

/**
 * Values of the sign-up form; the confirmation of age is in the form only. Name and code are bounded, not validated. @see ACCESS-031,
 * decision 0058
 */
export const signUpFormSchema = z.object(signUpFields).check(passwordsMatch());
/** Values of the sign-up form before parsing. */
export type SignUpForm = z.input<typeof signUpFormSchema>;

/**
 * Input of `createPlayers`: the server repeats the rules of the form. `status` is accepted and ignored, because a new player is always
 * active. @see PLATFORM-018
 */
export const createPlayersInputSchema = z
  .strictObject({
    ...signUpFields,
    name: z._default(signUpFields.name, ''),
    referral_code: z._default(signUpFields.referral_code, ''),
    status: z.optional(z.text({ max: 16 })),
    /** Code of the affiliate link that the player came by. */
    affiliate_code: z.optional(z.text({ max: LANDING_CODE_MAX })),
    ...pictureCodeFields(),
  })
  .check(passwordsMatch());
