import {
  REASON_ACCOUNT,
  REASON_AMOUNT,
  REASON_NOT_FOUND,
  REASON_REVERTED,
  type TimelineStep,
  type TransactionAction,
} from '@site/api/contracts/funds';
import type { Language } from '@site/api/contracts/site';
import { type MessageWords, plainText } from '#notifications';
import { formatMoney, paisa } from '@site/api/money';
import type { EventAuthor } from './events.repository';
import type { TransactionRow } from './transactions.rows';

type Step = Exclude<TimelineStep, 'initiated'> | 'edited' | 'reverted';

interface Facts {
  amount: string;
  method: string;
  reason: string;
  /** Bonus and rebate of a deposit as money text; null when there were none. */
  extra: string | null;
}

type Words = { title: string; text: (facts: Facts) => string };

const RECORDS = '/transaction-record';

const WORDS: Record<TransactionAction, Record<Step, Record<Language, Words>>> = {
  deposit: {
    received: {
      en: {
        title: 'Deposit request received',
        text: ({ amount, method }) =>
          `We have received your deposit request of ${amount} by ${method}. It is usually decided within 30 minutes; you will find the answer here.`,
      },
      bn: {
        title: 'জমার অনুরোধ পেয়েছি',
        text: ({ amount, method }) =>
          `${method}-এর মাধ্যমে ${amount} জমার অনুরোধ আমরা পেয়েছি। সাধারণত ৩০ মিনিটের মধ্যেই সিদ্ধান্ত হয়; উত্তর এখানেই পাবেন।`,
      },
    },
    edited: {
      en: {
        title: 'Deposit request changed',
        text: ({ amount, method }) =>
          `You have changed your deposit request: ${amount} by ${method}. It waits anew and is usually decided within 30 minutes; you will find the answer here.`,
      },
      bn: {
        title: 'জমার অনুরোধ বদলেছেন',
        text: ({ amount, method }) =>
          `আপনি জমার অনুরোধটি বদলেছেন: ${method}-এর মাধ্যমে ${amount}। এটি নতুন করে যাচাই হবে, সাধারণত ৩০ মিনিটের মধ্যেই সিদ্ধান্ত হয়; উত্তর এখানেই পাবেন।`,
      },
    },
    approved: {
      en: {
        title: 'Deposit successful',
        text: ({ amount, method, extra }) =>
          `Your deposit of ${amount} by ${method} is in your main wallet.${extra ? ` ${extra} came on top.` : ''} What to play before a withdrawal stands in your <a href="/turnover-record">turnover record</a>.`,
      },
      bn: {
        title: 'জমা সফল হয়েছে',
        text: ({ amount, method, extra }) =>
          `${method}-এর মাধ্যমে পাঠানো আপনার ${amount} মেইন ওয়ালেটে জমা হয়েছে।${extra ? ` সঙ্গে অতিরিক্ত ${extra} পেয়েছেন।` : ''} টাকা তোলার আগে কত খেলতে হবে তা <a href="/turnover-record">টার্নওভার রেকর্ডে</a> দেখুন।`,
      },
    },
    failed: {
      en: {
        title: 'Deposit failed',
        text: ({ amount, method, reason }) =>
          `Your deposit of ${amount} by ${method} was not accepted. Reason: ${reason} You can correct it and send it again after 30 minutes in your <a href="${RECORDS}">transaction record</a>.`,
      },
      bn: {
        title: 'জমা ব্যর্থ হয়েছে',
        text: ({ amount, method, reason }) =>
          `${method}-এর মাধ্যমে আপনার ${amount} জমা গ্রহণ করা যায়নি। কারণ: ${reason} ৩০ মিনিট পর <a href="${RECORDS}">লেনদেনের রেকর্ড</a> থেকে সংশোধন করে আবার পাঠাতে পারবেন।`,
      },
    },
    reverted: {
      en: {
        title: 'Deposit request taken back',
        text: ({ amount, method }) =>
          `You have taken back your deposit request of ${amount} by ${method}. If you did pay, send it again after 30 minutes in your <a href="${RECORDS}">transaction record</a>.`,
      },
      bn: {
        title: 'জমার অনুরোধ ফিরিয়ে নিয়েছেন',
        text: ({ amount, method }) =>
          `${method}-এর মাধ্যমে ${amount} জমার অনুরোধটি আপনি ফিরিয়ে নিয়েছেন। টাকা পাঠিয়ে থাকলে ৩০ মিনিট পর <a href="${RECORDS}">লেনদেনের রেকর্ড</a> থেকে আবার পাঠান।`,
      },
    },
  },
  withdraw: {
    received: {
      en: {
        title: 'Withdrawal request received',
        text: ({ amount, method }) =>
          `We have received your withdrawal request of ${amount} to ${method}. The amount is set aside until it is decided, usually within 30 minutes.`,
      },
      bn: {
        title: 'টাকা তোলার অনুরোধ পেয়েছি',
        text: ({ amount, method }) =>
          `${method}-এ ${amount} তোলার অনুরোধ আমরা পেয়েছি। সিদ্ধান্ত না হওয়া পর্যন্ত টাকাটি আলাদা রাখা হয়েছে, সাধারণত ৩০ মিনিটের মধ্যে সিদ্ধান্ত হয়।`,
      },
    },
    edited: {
      en: {
        title: 'Withdrawal request changed',
        text: ({ amount, method }) =>
          `You have changed your withdrawal request: ${amount} to ${method}. This amount is set aside now, and it is usually decided within 30 minutes.`,
      },
      bn: {
        title: 'টাকা তোলার অনুরোধ বদলেছেন',
        text: ({ amount, method }) =>
          `আপনি টাকা তোলার অনুরোধটি বদলেছেন: ${method}-এ ${amount}। এখন এই টাকাটি আলাদা রাখা হয়েছে, সাধারণত ৩০ মিনিটের মধ্যে সিদ্ধান্ত হয়।`,
      },
    },
    approved: {
      en: {
        title: 'Withdrawal successful',
        text: ({ amount, method }) => `Your withdrawal of ${amount} is on its way to your ${method} account.`,
      },
      bn: {
        title: 'টাকা তোলা সফল হয়েছে',
        text: ({ amount, method }) => `আপনার ${amount} আপনার ${method} অ্যাকাউন্টে পাঠানো হয়েছে।`,
      },
    },
    failed: {
      en: {
        title: 'Withdrawal failed',
        text: ({ amount, method, reason }) =>
          `Your withdrawal of ${amount} to ${method} was refused. Reason: ${reason} The money is back in your main wallet. You can ask for a withdrawal again at any time.`,
      },
      bn: {
        title: 'টাকা তোলা ব্যর্থ হয়েছে',
        text: ({ amount, method, reason }) =>
          `${method}-এ ${amount} তোলার অনুরোধ গ্রহণ করা হয়নি। কারণ: ${reason} টাকা আপনার মেইন ওয়ালেটে ফেরত এসেছে। যেকোনো সময় আবার তোলার অনুরোধ করতে পারবেন।`,
      },
    },
    reverted: {
      en: {
        title: 'Withdrawal request taken back',
        text: ({ amount, method }) =>
          `You have taken back your withdrawal request of ${amount} to ${method}. The money is back in your main wallet.`,
      },
      bn: {
        title: 'টাকা তোলার অনুরোধ ফিরিয়ে নিয়েছেন',
        text: ({ amount, method }) => `${method}-এ ${amount} তোলার অনুরোধটি আপনি ফিরিয়ে নিয়েছেন। টাকা আপনার মেইন ওয়ালেটে ফেরত এসেছে।`,
      },
    },
  },
};

/** Bangla texts of the platform's own reasons; an operator's reason is shown as written. */
export const REASONS_BN: Record<string, string> = {
  [REASON_ACCOUNT]: 'প্রাপকের অ্যাকাউন্টটি সক্রিয় নয়।',
  [REASON_AMOUNT]: 'টাকার পরিমাণ পাঠানো টাকার সঙ্গে মেলেনি।',
  [REASON_NOT_FOUND]: 'এই TRX ID দিয়ে কোনো লেনদেন পাওয়া যায়নি।',
  [REASON_REVERTED]: 'খেলোয়াড় নিজে ফিরিয়ে নিয়েছেন।',
};

/** Key of the inbox text: the player's own changes have texts of their own. */
export function messageStepOf({ isEdited }: TransactionRow, step: Exclude<TimelineStep, 'initiated'>, actor: EventAuthor): Step {
  if (step === 'failed' && actor === 'player') return 'reverted';
  return step === 'received' && isEdited ? 'edited' : step;
}

/** Inbox message of a step: amount, method, reason, and the next step. */
export function stepMessage(row: TransactionRow, step: Step): MessageWords {
  const words = WORDS[row.action][step];
  const extra = paisa(row.bonus + row.rebate);
  const facts = { amount: formatMoney(row.amount), method: row.methodName, extra: extra ? formatMoney(extra) : null };
  const reason = asSentence(row.reason ?? '');
  const [en, bn] = [
    { ...facts, reason },
    { ...facts, reason: REASONS_BN[row.reason ?? ''] ?? reason },
  ];
  return { title: { en: words.en.title, bn: words.bn.title }, message: { en: words.en.text(en), bn: words.bn.text(bn) } };
}

/** Adds a full stop to an operator's text, because another sentence follows. */
const asSentence = (text: string) => plainText(text).replace(/[^.!?।]$/, '$&.');
