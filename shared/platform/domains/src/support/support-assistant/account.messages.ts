import type { Language } from '@site/api/contracts/site';

interface AccountTexts {
  noTurnover: string;
  turnover: (left: string, tickets: number) => string;
  ticket: (name: string, left: string, required: string) => string;
  bonus: (promotion: string) => string;
  /** Texts by the source of a ticket; `other` for the rest. */
  reasons: Record<'deposit' | 'rebate' | 'vip_conversion' | 'referral_claim' | 'other', string>;
  more: (count: number) => string;
  tickets: string;
  balance: (amount: string) => string;
  promotions: (names: string) => string;
  noPromotions: string;
  vip: (level: string, points: string) => string;
  /** Answer about deposits during a break or an exclusion. */
  closedByBreak: string;
}

export const ACCOUNT_TEXTS: Record<Language, AccountTexts> = {
  en: {
    noTurnover: 'You have no turnover left: all of it is played.',
    turnover: (left, tickets) =>
      `${left} of turnover is left before a withdrawal, in ${tickets === 1 ? 'one ticket' : `${tickets} tickets`}:`,
    ticket: (name, left, required) => `• ${name}: ${left} of ${required} left`,
    bonus: (promotion) => `Bonus “${promotion}”`,
    reasons: {
      deposit: 'Deposit',
      rebate: 'Deposit rebate',
      vip_conversion: 'VIP points converted',
      referral_claim: 'Referral reward',
      other: 'Credit',
    },
    more: (count) => `• and ${count} more`,
    tickets: 'How each bet counts:\n/turnover-record',
    balance: (amount) => `You can use ${amount} in your main wallet right now. What came in and went out:\n/account-statement`,
    promotions: (names) => `Open right now: ${names}. What they give and what they ask for:\n/promotions`,
    noPromotions: 'No promotion is open to you right now.',
    vip: (level, points) => `You are at VIP level ${level} and have ${points} points (VP). What they are worth:\n/vip`,
    closedByBreak: 'Deposits are closed while your break or exclusion runs. You can withdraw your money at any time:\n/withdrawal',
  },
  bn: {
    noTurnover: 'আপনার কোনো টার্নওভার বাকি নেই: সবটাই পূর্ণ হয়েছে।',
    turnover: (left, tickets) => `টাকা তোলার আগে ${tickets}টি টিকিটে মোট ${left} টার্নওভার বাকি আছে:`,
    ticket: (name, left, required) => `• ${name}: ${required}-এর মধ্যে ${left} বাকি`,
    bonus: (promotion) => `বোনাস “${promotion}”`,
    reasons: {
      deposit: 'জমা',
      rebate: 'জমার রিবেট',
      vip_conversion: 'ভিআইপি পয়েন্ট রূপান্তর',
      referral_claim: 'রেফারেল পুরস্কার',
      other: 'ক্রেডিট',
    },
    more: (count) => `• আরও ${count}টি`,
    tickets: 'কোন বাজি কতটা গোনা হয়েছে:\n/turnover-record',
    balance: (amount) => `আপনার মেইন ওয়ালেটে এখন ব্যবহারযোগ্য ${amount} আছে। কত এসেছে আর কত গেছে:\n/account-statement`,
    promotions: (names) => `এখন চালু আছে: ${names}। কী পাবেন আর শর্ত কী, দেখুন:\n/promotions`,
    noPromotions: 'এই মুহূর্তে আপনার জন্য কোনো প্রমোশন চালু নেই।',
    vip: (level, points) => `আপনার ভিআইপি লেভেল: ${level}, পয়েন্ট: ${points} (VP)। এর মূল্য কত, দেখুন:\n/vip`,
    closedByBreak: 'আপনার বিরতি চলছে বলে টাকা জমা দেওয়া এখন বন্ধ। নিজের টাকা যেকোনো সময় তুলতে পারবেন:\n/withdrawal',
  },
};
