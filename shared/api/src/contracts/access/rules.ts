import * as z from '@site/api/schema';
import { accessErrors } from '#errors/access';

/** @see spec A 5 and 9 */
export const USERNAME_MIN = 8;
export const USERNAME_MAX = 16;
export const PASSWORD_MIN = 8;
/** Stops hashing of endless input; nothing a person types reaches it. No maximum is shown or specified (ACCESS-028). */
export const PASSWORD_HARD_MAX = 256;
export const PHONE_MIN = 10;
export const PHONE_MAX = 15;

export const CURRENCIES = ['BDT', 'INR', 'PKR'] as const;
export type Currency = (typeof CURRENCIES)[number];
/** The picture code of the older form. @see spec A 2 */
export const CAPTCHA_DIGITS = 4;
/** Option values of the older form. @see spec A 9 */
export const CURRENCY_CODES = { BDT: 8, INR: 7, PKR: 17 } as const satisfies Record<Currency, number>;

export const USERNAME_REQUIRED = 'Username is required';
export const USERNAME_INVALID = 'Invalid username (only letters and numbers)';
export const USERNAME_LENGTH = 'Username must be between 8 and 16 characters';
export const EMAIL_REQUIRED = 'Email is required';
export const EMAIL_INVALID = 'Invalid email address';
export const PHONE_REQUIRED = 'Phone number is required';
export const PHONE_INVALID = 'Invalid phone number (10-15 digits)';
export const PASSWORD_REQUIRED = 'Password is required';
export const PASSWORD_SHORT = 'Password must be at least 8 characters';
/** Only the platform checks this, after the specified checks, because the list is too long for a page. */
export const PASSWORD_COMMON = 'This password is one of the most common ones. Please choose another.';
export const PASSWORD_CHARACTERS = 'Password can only contain letters and numbers (no special characters)';
export const CONFIRM_REQUIRED = 'Confirm Password is required';
export const CONFIRM_DIFFERS = 'Passwords do not match';

/** Both fields or none. The platform asks an address for them beyond a number of tries. @see M-03, M-04 */
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
    { max: TYPED_MAX, says: USERNAME_INVALID },
    [(value) => value === '', USERNAME_REQUIRED],
    [(value) => !alphanumeric.test(value), USERNAME_INVALID],
  );

export const loginFormSchema = z.strictObject({
  username: loginUsername(),
  password: z.orderedText(
    { max: TYPED_MAX, says: accessErrors['access.invalid_credentials'].message },
    [(value) => value === '', PASSWORD_REQUIRED],
    [(value) => value.length < PASSWORD_MIN, PASSWORD_SHORT],
  ),
  /** Of the authenticator app, or a recovery code; asked only of players who switched it on. */
  code: z.optional(z.text({ max: 32 })),
  ...pictureCodeFields(),
});
export type LoginForm = z.infer<typeof loginFormSchema>;

/** Characters of a referral or affiliate code. */
export const LANDING_CODE_MAX = 64;

const signUpFields = {
  username: z.orderedText(
    { max: TYPED_MAX, says: USERNAME_LENGTH },
    [(value) => value === '', USERNAME_REQUIRED],
    [(value) => !alphanumeric.test(value), USERNAME_INVALID],
    [(value) => value.length < USERNAME_MIN || value.length > USERNAME_MAX, USERNAME_LENGTH],
  ),
  password: z.orderedText(
    { max: PASSWORD_HARD_MAX, says: PASSWORD_CHARACTERS },
    [(value) => value === '', PASSWORD_REQUIRED],
    [(value) => value.length < PASSWORD_MIN, PASSWORD_SHORT],
    [(value) => !alphanumeric.test(value), PASSWORD_CHARACTERS],
  ),
  confirmPassword: z.orderedText({ max: PASSWORD_HARD_MAX, says: CONFIRM_DIFFERS }, [(value) => value === '', CONFIRM_REQUIRED]),
  currency: z._default(z.enum(CURRENCIES), 'BDT'),
  name: z.text({ max: 200 }),
  phone: z.orderedText(
    { max: TYPED_MAX, says: PHONE_INVALID },
    [(value) => value === '', PHONE_REQUIRED],
    [(value) => !/^\d+$/.test(value) || value.length < PHONE_MIN || value.length > PHONE_MAX, PHONE_INVALID],
  ),
  email: z.orderedText(
    { max: EMAIL_MAX, says: EMAIL_INVALID },
    [(value) => value === '', EMAIL_REQUIRED],
    [(value) => !addressLike.test(value), EMAIL_INVALID],
  ),
  referral_code: z.text({ max: LANDING_CODE_MAX }),
};

const isTyped = (value: unknown) => typeof value === 'string' && value !== '' && value.length <= PASSWORD_HARD_MAX;

// `when`: the difference is said as soon as both are typed, whatever the other fields hold.
const passwordsMatch = () =>
  z.refine<{ password: string; confirmPassword: string }>((form) => form.confirmPassword === form.password, {
    error: CONFIRM_DIFFERS,
    path: ['confirmPassword'],
    when: ({ value }) => {
      const form = value as Partial<Record<'password' | 'confirmPassword', unknown>>;
      return typeof form.password === 'string' && isTyped(form.confirmPassword);
    },
  });

/** Values of the sign-up form; the form alone asks for 18 years. Name and code are bounded, not validated. @see spec A 5, decision 0058 */
export const signUpFormSchema = z.object(signUpFields).check(passwordsMatch());
export type SignUpForm = z.input<typeof signUpFormSchema>;

/** The same rules as the server repeats them; `status` is accepted and ignored: a new player is always active. */
export const createPlayersInputSchema = z
  .strictObject({
    ...signUpFields,
    name: z._default(signUpFields.name, ''),
    referral_code: z._default(signUpFields.referral_code, ''),
    status: z.optional(z.text({ max: 16 })),
    /** Of the affiliate's link that brought the player. */
    affiliate_code: z.optional(z.text({ max: LANDING_CODE_MAX })),
    ...pictureCodeFields(),
  })
  .check(passwordsMatch());
