import { OTP_VALID_S } from '@site/api/contracts/recovery';
import type { Language } from '@site/api/contracts/site';

type CodePurpose = 'recovery' | 'verify-email' | 'verify-phone' | 'verify-number';

interface CodeMessage {
  subject: string;
  text: string;
}

const PURPOSES: Record<Language, Record<CodePurpose, string>> = {
  en: {
    recovery: 'set a new password',
    'verify-email': 'verify your e-mail address',
    'verify-phone': 'verify your phone number',
    'verify-number': 'add this phone number',
  },
  bn: {
    recovery: 'নতুন পাসওয়ার্ড ঠিক করার',
    'verify-email': 'ই-মেইল ঠিকানা যাচাই করার',
    'verify-phone': 'ফোন নম্বর যাচাই করার',
    'verify-number': 'এই ফোন নম্বর যোগ করার',
  },
};

const MINUTES = OTP_VALID_S / 60;

/** Text of the message with a code: its purpose, its lifetime, and the warning to share it with nobody. */
export function codeMessage(
  purpose: CodePurpose,
  { code, site, language }: { code: string; site: string; language: Language },
): CodeMessage {
  const aim = PURPOSES[language][purpose];
  if (language === 'bn') {
    return {
      subject: `${site}: ${aim} কোড`,
      text: `${site}-এ ${aim} কোড: ${code}। এটি ${MINUTES.toLocaleString('bn-BD')} মিনিট কার্যকর থাকবে। কোডটি কাউকে জানাবেন না, আমাদের কর্মীদেরও নয়। আপনি না চেয়ে থাকলে এই বার্তা উপেক্ষা করুন।`,
    };
  }
  return {
    subject: `${site}: your code to ${aim}`,
    text: `${code} is your ${site} code to ${aim}. It is valid for ${MINUTES} minutes. Never share it with anyone, not even our staff. If you did not ask for it, ignore this message.`,
  };
}
