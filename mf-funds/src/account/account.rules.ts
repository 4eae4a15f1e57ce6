import { isNumberVerified, isPhoneVerified, type OtherPhone, type Profile } from '@site/api/contracts/account';
import { elevenDigitsOf, type PaymentMethod, type PaymentMethods } from '@site/api/contracts/funds';

/** True if the main number or any extra number is verified. @see FUNDS-016 */
export const hasVerifiedPhone = (profile: Profile, others: readonly OtherPhone[]) =>
  isPhoneVerified(profile) || others.some(isNumberVerified);

/** The player's main number if it is verified, then verified extra numbers, with eleven digits each. @see FUNDS-042 */
export function verifiedPhones(profile: Profile, others: readonly OtherPhone[]): string[] {
  const numbers = [
    ...(isPhoneVerified(profile) ? [profile.phone] : []),
    ...others.filter(isNumberVerified).map((other) => other.contract_value),
  ];
  return [...new Set(numbers.map(elevenDigitsOf).filter((number) => number !== null))];
}

/** Reads both shapes of the answer, and returns the active methods. @see FUNDS-027 */
export function readMethods(answer: PaymentMethods): { isEwallet: boolean; methods: PaymentMethod[] } {
  const isEwallet = !Array.isArray(answer);
  const methods = Array.isArray(answer) ? answer : answer.pgs;
  return { isEwallet, methods: methods.filter(({ status }) => status === 'active') };
}
