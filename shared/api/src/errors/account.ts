import type { ErrorCatalogue } from './error-entry';

/** Refusals of profile, contacts and password. */
export const accountErrors = {
  'account.birthday_locked': { status: 409, message: 'Your birthday is already saved and cannot be changed.' },
  'account.under_age': { status: 422, message: 'You must be at least 18 years old.' },
  'account.already_verified': { status: 409, message: 'This is already verified.' },
  'account.not_your_contact': { status: 422, message: 'This is not a number or address of your account.' },
  'account.code_wrong': { status: 422, message: 'This code is wrong or has expired.' },
  'account.too_many_numbers': { status: 409, message: 'You cannot add more than 2 numbers.' },
  'account.number_known': { status: 409, message: 'This number is already on your account.' },
  'account.number_taken': { status: 409, message: 'This phone number is already registered.' },
  'account.password_wrong': { status: 422, message: 'Your current password is not correct.' },
} as const satisfies ErrorCatalogue;
