import type { PushKind } from '@site/api/contracts/push';
import type { Language } from '@site/api/contracts/site';

type Words = Record<Language, { title: string; body: string }>;

interface News {
  kind: PushKind;
  words: Words;
}

/** Everything that a push can tell. A locked screen shows it to anybody, so there are no amounts, no names of matches and no results. */
export const PUSH_NEWS = {
  depositApproved: {
    kind: 'deposit',
    words: {
      en: { title: 'Deposit approved', body: 'The money is in your main wallet.' },
      bn: { title: 'জমা অনুমোদিত হয়েছে', body: 'টাকা আপনার মেইন ওয়ালেটে জমা হয়েছে।' },
    },
  },
  depositFailed: {
    kind: 'deposit',
    words: {
      en: { title: 'Deposit not accepted', body: 'See the reason in your transaction record.' },
      bn: { title: 'জমা গ্রহণ করা হয়নি', body: 'কারণ আপনার লেনদেনের রেকর্ডে দেখুন।' },
    },
  },
  withdrawalApproved: {
    kind: 'withdrawal',
    words: {
      en: { title: 'Withdrawal approved', body: 'The money is on its way to your account.' },
      bn: { title: 'টাকা তোলা অনুমোদিত হয়েছে', body: 'টাকা আপনার অ্যাকাউন্টে পাঠানো হয়েছে।' },
    },
  },
  withdrawalFailed: {
    kind: 'withdrawal',
    words: {
      en: { title: 'Withdrawal refused', body: 'The money is back in your main wallet. See the reason in your transaction record.' },
      bn: { title: 'টাকা তোলা গ্রহণ করা হয়নি', body: 'টাকা মেইন ওয়ালেটে ফেরত এসেছে। কারণ আপনার লেনদেনের রেকর্ডে দেখুন।' },
    },
  },
  betMatched: {
    kind: 'bet',
    words: {
      en: { title: 'Your waiting bet was matched', body: 'See your bets in the exchange account.' },
      bn: { title: 'আপনার অপেক্ষমাণ বাজি ম্যাচ হয়েছে', body: 'এক্সচেঞ্জ অ্যাকাউন্টে আপনার বাজিগুলো দেখুন।' },
    },
  },
  cashedOut: {
    kind: 'bet',
    words: {
      en: { title: 'Your automatic cash-out was executed', body: 'See your bets in the exchange account.' },
      bn: { title: 'আপনার স্বয়ংক্রিয় ক্যাশ-আউট হয়েছে', body: 'এক্সচেঞ্জ অ্যাকাউন্টে আপনার বাজিগুলো দেখুন।' },
    },
  },
  priceReached: {
    kind: 'bet',
    words: {
      en: { title: 'A price that you asked for was reached', body: 'See the match at the exchange.' },
      bn: { title: 'আপনার চাওয়া দর এসেছে', body: 'এক্সচেঞ্জে ম্যাচটি দেখুন।' },
    },
  },
  betSettled: {
    kind: 'bet',
    words: {
      en: { title: 'A market with your bets was settled', body: 'See the result in your betting record.' },
      bn: { title: 'আপনার বাজির মার্কেটের নিষ্পত্তি হয়েছে', body: 'ফলাফল আপনার বাজির রেকর্ডে দেখুন।' },
    },
  },
  chatAnswered: {
    kind: 'support',
    words: {
      en: { title: 'Support has answered', body: 'Read the answer in the chat.' },
      bn: { title: 'সাপোর্ট উত্তর দিয়েছে', body: 'উত্তর চ্যাটে পড়ুন।' },
    },
  },
  identityDecided: {
    kind: 'support',
    words: {
      en: { title: 'Your document was checked', body: 'See the result on the security page.' },
      bn: { title: 'আপনার ডকুমেন্ট যাচাই হয়েছে', body: 'ফলাফল নিরাপত্তা পাতায় দেখুন।' },
    },
  },
  // The contract has no kind for it, because nothing promotional was sent before: the player's choice about promotions takes its place.
  promotion: {
    kind: 'support',
    words: {
      en: { title: 'A promotion for you', body: 'See our promotions.' },
      bn: { title: 'আপনার জন্য একটি প্রমোশন', body: 'আমাদের প্রমোশনগুলো দেখুন।' },
    },
  },
  complaintAnswered: {
    kind: 'support',
    words: {
      en: { title: 'Your complaint was answered', body: 'Read the answer of support.' },
      bn: { title: 'আপনার অভিযোগের উত্তর এসেছে', body: 'সাপোর্টের উত্তর পড়ুন।' },
    },
  },
} as const satisfies Record<string, News>;

/** Name of what a push tells. */
export type PushNews = keyof typeof PUSH_NEWS;
