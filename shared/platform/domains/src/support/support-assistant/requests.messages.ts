import { ARRIVAL_S, type TransactionAction } from '@site/api/contracts/funds';
import type { Language } from '@site/api/contracts/site';

const MINUTES = ARRIVAL_S / 60;

/** State of a request. `late` waits longer than it should; `closed` was refused and cannot be sent again. */
export type RequestState = 'waiting' | 'late' | 'approved' | 'failed' | 'closed';

/** All values are ready for display. */
export interface RequestFacts {
  number: string;
  trxId: string | null;
  amount: string;
  method: string;
  sentAt: string;
  decidedAt: string;
  minutesLeft: number;
  /** Bonus and rebate of a deposit. */
  extra: string | null;
  reason: string;
  /** Time from which it can be corrected and sent again; null means now. */
  changeableAt: string | null;
}

interface RequestTexts {
  head: (facts: RequestFacts) => string;
  states: Record<RequestState, (facts: RequestFacts) => string>;
  /** One line for a list. */
  brief: (facts: RequestFacts, state: string) => string;
  none: string;
}

interface DeskTexts {
  requests: Record<TransactionAction, RequestTexts>;
  earlier: string;
  noneOfBoth: string;
  briefStates: Record<RequestState, string>;
  notFound: (ids: string) => string;
  all: string;
}

export const REQUESTS_TEXTS: Record<Language, DeskTexts> = {
  en: {
    requests: {
      deposit: {
        head: ({ number, trxId, amount, method, sentAt }) =>
          `Deposit ${number}${trxId === null ? '' : ` (TRX ID ${trxId})`}: ${amount} by ${method}, sent on ${sentAt}.`,
        states: {
          waiting: ({ minutesLeft }) =>
            `It is being checked. That takes up to ${MINUTES} minutes; about ${minutesLeft} of them are left. You need not do anything.`,
          late: () =>
            'It is still being checked and takes longer than usual. You do not have to send it again. If you want a person to look at it, write “agent”.',
          approved: ({ decidedAt, extra }) =>
            `It was successful: the money came into your main wallet on ${decidedAt}.${extra === null ? '' : ` ${extra} came on top.`} The turnover to complete before a withdrawal:\n/turnover-record`,
          failed: ({ decidedAt, reason, changeableAt }) =>
            `It was not accepted on ${decidedAt}. Reason: ${reason} You can correct it and send it again ${changeableAt === null ? 'now' : `from ${changeableAt} on`}:\n/transaction-record`,
          closed: ({ decidedAt, reason }) =>
            `It was not accepted on ${decidedAt} and is closed. Reason: ${reason} If you did send the money, make a new request:\n/deposit`,
        },
        brief: ({ number, amount, method, sentAt }, state) => `• Deposit ${number}: ${amount} by ${method}, ${sentAt}: ${state}`,
        none: 'You have not sent a deposit request yet. This is where you make one:\n/deposit',
      },
      withdraw: {
        head: ({ number, amount, method, sentAt }) => `Withdrawal ${number}: ${amount} to ${method}, sent on ${sentAt}.`,
        states: {
          waiting: ({ minutesLeft }) =>
            `It is being checked and the amount is set aside for it. That takes up to ${MINUTES} minutes; about ${minutesLeft} of them are left.`,
          late: () =>
            'It is still being checked and takes longer than usual; the amount is set aside for it. If you want a person to look at it, write “agent”.',
          approved: ({ decidedAt, method }) => `It was successful: the money was sent to your ${method} account on ${decidedAt}.`,
          failed: ({ decidedAt, reason }) =>
            `It was refused on ${decidedAt}. Reason: ${reason} The money is back in your main wallet, and you can ask again at any time:\n/withdrawal`,
          closed: ({ decidedAt, reason }) =>
            `It was refused on ${decidedAt} and is closed. Reason: ${reason} The money is back in your main wallet.`,
        },
        brief: ({ number, amount, method, sentAt }, state) => `• Withdrawal ${number}: ${amount} to ${method}, ${sentAt}: ${state}`,
        none: 'You have not asked for a withdrawal yet. This is where you do:\n/withdrawal',
      },
    },
    earlier: 'Before that:',
    briefStates: {
      waiting: 'being checked',
      late: 'still being checked',
      approved: 'successful',
      failed: 'not accepted',
      closed: 'not accepted, closed',
    },
    noneOfBoth: 'There is no deposit and no withdrawal on your account yet. This is where a deposit is made:\n/deposit',
    notFound: (ids) =>
      `I cannot find ${ids} on your account. Please check every letter and digit. If you sent money but no deposit request, send one with the TRX ID:\n/deposit`,
    all: 'All of them:\n/transaction-record',
  },
  bn: {
    requests: {
      deposit: {
        head: ({ number, trxId, amount, method, sentAt }) =>
          `জমা ${number}${trxId === null ? '' : ` (TRX ID ${trxId})`}: ${method}-এর মাধ্যমে ${amount}। পাঠিয়েছেন ${sentAt}।`,
        states: {
          waiting: ({ minutesLeft }) =>
            `এটি যাচাই করা হচ্ছে। সর্বোচ্চ ${MINUTES} মিনিট লাগে, আর প্রায় ${minutesLeft} মিনিট বাকি। আপনাকে কিছু করতে হবে না।`,
          late: () => 'এটি এখনও যাচাই করা হচ্ছে, স্বাভাবিকের চেয়ে বেশি সময় লাগছে। আবার পাঠানোর দরকার নেই। আমাদের কাউকে দেখতে বলতে চাইলে “প্রতিনিধি” লিখুন।',
          approved: ({ decidedAt, extra }) =>
            `এটি সফল হয়েছে, টাকা আপনার মেইন ওয়ালেটে এসেছে ${decidedAt}।${extra === null ? '' : ` সঙ্গে অতিরিক্ত ${extra} পেয়েছেন।`} টাকা তোলার আগে কত খেলতে হবে:\n/turnover-record`,
          failed: ({ decidedAt, reason, changeableAt }) =>
            `${decidedAt}: এটি গ্রহণ করা হয়নি। কারণ: ${reason} ${changeableAt === null ? 'এখনই' : `${changeableAt} থেকে`} সংশোধন করে আবার পাঠাতে পারবেন:\n/transaction-record`,
          closed: ({ decidedAt, reason }) =>
            `${decidedAt}: এটি গ্রহণ করা হয়নি, অনুরোধটি বন্ধ হয়েছে। কারণ: ${reason} টাকা পাঠিয়ে থাকলে নতুন অনুরোধ করুন:\n/deposit`,
        },
        brief: ({ number, amount, method, sentAt }, state) => `• জমা ${number}: ${method}-এর মাধ্যমে ${amount}, ${sentAt}: ${state}`,
        none: 'আপনি এখনও জমার কোনো অনুরোধ পাঠাননি। এখান থেকে পাঠানো যায়:\n/deposit',
      },
      withdraw: {
        head: ({ number, amount, method, sentAt }) => `উত্তোলন ${number}: ${method}-এ ${amount}। অনুরোধ করেছেন ${sentAt}।`,
        states: {
          waiting: ({ minutesLeft }) =>
            `এটি যাচাই করা হচ্ছে, টাকাটি এর জন্য আলাদা রাখা আছে। সর্বোচ্চ ${MINUTES} মিনিট লাগে, আর প্রায় ${minutesLeft} মিনিট বাকি।`,
          late: () =>
            'এটি এখনও যাচাই করা হচ্ছে, স্বাভাবিকের চেয়ে বেশি সময় লাগছে; টাকাটি এর জন্য আলাদা রাখা আছে। আমাদের কাউকে দেখতে বলতে চাইলে “প্রতিনিধি” লিখুন।',
          approved: ({ decidedAt, method }) => `এটি সফল হয়েছে, টাকা আপনার ${method} অ্যাকাউন্টে পাঠানো হয়েছে ${decidedAt}।`,
          failed: ({ decidedAt, reason }) =>
            `${decidedAt}: এটি গ্রহণ করা হয়নি। কারণ: ${reason} টাকা আপনার মেইন ওয়ালেটে ফেরত এসেছে। যেকোনো সময় আবার অনুরোধ করতে পারবেন:\n/withdrawal`,
          closed: ({ decidedAt, reason }) =>
            `${decidedAt}: এটি গ্রহণ করা হয়নি, অনুরোধটি বন্ধ হয়েছে। কারণ: ${reason} টাকা আপনার মেইন ওয়ালেটে ফেরত এসেছে।`,
        },
        brief: ({ number, amount, method, sentAt }, state) => `• উত্তোলন ${number}: ${method}-এ ${amount}, ${sentAt}: ${state}`,
        none: 'আপনি এখনও টাকা তোলার কোনো অনুরোধ করেননি। এখান থেকে করা যায়:\n/withdrawal',
      },
    },
    earlier: 'এর আগে:',
    briefStates: {
      waiting: 'যাচাই করা হচ্ছে',
      late: 'এখনও যাচাই করা হচ্ছে',
      approved: 'সফল',
      failed: 'গ্রহণ করা হয়নি',
      closed: 'গ্রহণ করা হয়নি, বন্ধ',
    },
    noneOfBoth: 'আপনার অ্যাকাউন্টে এখনও কোনো জমা বা উত্তোলন নেই। টাকা জমা দেওয়া যায় এখান থেকে:\n/deposit',
    notFound: (ids) =>
      `আপনার অ্যাকাউন্টে ${ids} খুঁজে পাইনি। প্রতিটি অক্ষর ও সংখ্যা মিলিয়ে দেখুন। টাকা পাঠিয়েছেন কিন্তু জমার অনুরোধ করেননি, এমন হলে TRX ID দিয়ে অনুরোধ পাঠান:\n/deposit`,
    all: 'সবগুলো দেখুন:\n/transaction-record',
  },
};
