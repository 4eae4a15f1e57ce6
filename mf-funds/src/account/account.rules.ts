import { isNumberVerified, isPhoneVerified, type OtherPhone, type Profile } from '@site/api/contracts/account';
import { elevenDigitsOf, type PaymentMethod, type PaymentMethods } from '@site/api/contracts/funds';

/** Whether the main number or any extra number is verified. @see FUNDS-016 */
export const hasVerifiedPhone = (profile: Profile, others: readonly OtherPhone[]) =>
  isPhoneVerified(profile) || others.some(isNumberVerified);

/** The own phone when it is verified, then verified extra numbers, as eleven digits. @see FUNDS-042 */
export function verifiedPhones(profile: Profile, others: readonly OtherPhone[]): string[] {
  const numbers = [
    ...(isPhoneVerified(profile) ? [profile.phone] : []),
    ...others.filter(isNumberVerified).map((other) => other.contract_value),
  ];
  return [...new Set(numbers.map(elevenDigitsOf).filter((number) => number !== null))];
}

/** Both shapes of the answer, with the methods that are in use. @see FUNDS-027 */
export function readMethods(answer: PaymentMethods): { isEwallet: boolean; methods: PaymentMethod[] } {
  const isEwallet = !Array.isArray(answer);
  const methods = Array.isArray(answer) ? answer : answer.pgs;
  return { isEwallet, methods: methods.filter(({ status }) => status === 'active') };
}
