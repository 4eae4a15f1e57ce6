const DIGITS_COMPARED = 10;

/** Key of a number, its last ten digits: 8801712345678, +880 1712-345678 and 01712345678 are one number. */
export const phoneKey = (phone: string) => phone.replace(/\D/g, '').slice(-DIGITS_COMPARED);

const HOME_CODE = '880';
/** A mobile number as it is dialled inside the country, with or without the leading 0. */
const HOME_NUMBER = /^0?(1[3-9]\d{8})$/;

/** Digits after the `+`; a number without a country code counts as one of Bangladesh. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  const [, home] = HOME_NUMBER.exec(digits) ?? [];
  return home ? `${HOME_CODE}${home}` : digits;
}
