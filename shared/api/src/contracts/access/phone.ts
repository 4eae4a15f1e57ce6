const DIGITS_COMPARED = 10;

/** One spelling for each number: 8801712345678, +880 1712-345678 and 01712345678 are compared by their last ten digits. */
export const phoneKey = (phone: string) => phone.replace(/\D/g, '').slice(-DIGITS_COMPARED);

const HOME_CODE = '880';
/** A mobile number as it is dialled inside the country, with or without the leading 0. */
const HOME_NUMBER = /^0?(1[3-9]\d{8})$/;

/** The digits behind the `+`: a number without a country code is one of Bangladesh. */
export function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  const [, home] = HOME_NUMBER.exec(digits) ?? [];
  return home ? `${HOME_CODE}${home}` : digits;
}
