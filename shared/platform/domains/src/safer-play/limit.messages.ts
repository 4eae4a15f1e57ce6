import type { LimitKind, LimitPeriod } from '@site/api/contracts/safer-play';
import type { Language } from '@site/api/contracts/site';
import type { NewMessage } from '#notifications';
import { formatMoney, type Paisa } from '@site/api/money';
import type { LimitEvent } from './limit.rules';
import type { LimitName } from './limits.repository';

/** Event of a limit; `raise_due` when the wait of a change is over. */
export type LimitNews = LimitEvent | 'raise_due';
export type LimitMessage = Omit<NewMessage, 'playerId' | 'at'>;

interface Facts {
  /** Name of the limit in words. */
  limit: string;
  /** Null removes the limit. */
  amount: string | null;
}

const KINDS: Record<Language, Record<LimitKind, string>> = {
  en: { deposit: 'deposit', loss: 'loss', wager: 'betting' },
  bn: { deposit: 'মোট জমার', loss: 'ক্ষতির', wager: 'বাজির' },
};
const PERIODS: Record<Language, Record<LimitPeriod, string>> = {
  en: { day: '24-hour', week: '7-day', month: 'monthly' },
  bn: { day: '২৪ ঘণ্টায়', week: '৭ দিনে', month: 'এক মাসে' },
};
const NAME: Record<Language, (name: LimitName) => string> = {
  en: ({ kind, period }) => `${PERIODS.en[period]} ${KINDS.en[kind]} limit`,
  bn: ({ kind, period }) => `${PERIODS.bn[period]} ${KINDS.bn[kind]} সীমা`,
};

/** Name of a limit in words. */
export const limitInWords = (language: Language, name: LimitName) => NAME[language](name);

type Words = { title: string; text: (facts: Facts) => string };

const WORDS: Record<LimitNews, Record<Language, Words>> = {
  limit_set: {
    en: { title: 'Limit set', text: ({ limit, amount }) => `From now on your ${limit} is ${amount}.` },
    bn: { title: 'সীমা ঠিক করা হয়েছে', text: ({ limit, amount }) => `এখন থেকে আপনার ${limit} ${amount}।` },
  },
  limit_lowered: {
    en: { title: 'Limit lowered', text: ({ limit, amount }) => `From now on your ${limit} is ${amount} only.` },
    bn: { title: 'সীমা কমানো হয়েছে', text: ({ limit, amount }) => `এখন থেকে আপনার ${limit} কমে হলো ${amount}।` },
  },
  raise_asked: {
    en: {
      title: 'Your limit stays for now',
      text: ({ limit, amount }) =>
        `You have asked ${amount ? `for a ${limit} of ${amount}` : `to have no ${limit}`}. It waits 24 hours; until you confirm it after that, nothing changes.`,
    },
    bn: {
      title: 'আপনার সীমা আপাতত একই থাকছে',
      text: ({ limit, amount }) =>
        `আপনি ${amount ? `${limit} বাড়িয়ে ${amount} করতে` : `${limit} তুলে দিতে`} চেয়েছেন। আগে ২৪ ঘণ্টা অপেক্ষা; এরপর আপনি নিশ্চিত না করা পর্যন্ত কিছুই বদলাবে না।`,
    },
  },
  raise_due: {
    en: {
      title: 'Your 24 hours are over',
      text: ({ limit, amount }) =>
        `The wait ${amount ? `for a ${limit} of ${amount}` : `to have no ${limit}`} is over. Your limit stays as it is unless you confirm the change; you can also drop it.`,
    },
    bn: {
      title: 'আপনার ২৪ ঘণ্টা শেষ হয়েছে',
      text: ({ limit, amount }) =>
        `${amount ? `${limit} বাড়িয়ে ${amount} করার` : `${limit} তুলে দেওয়ার`} অপেক্ষা শেষ। আপনি নিশ্চিত না করলে সীমা আগের মতোই থাকবে; চাইলে পরিবর্তনটি বাতিলও করতে পারেন।`,
    },
  },
  raise_confirmed: {
    en: {
      title: 'Limit changed',
      text: ({ limit, amount }) =>
        amount ? `You have confirmed: your ${limit} is now ${amount}.` : `You have confirmed: you have no ${limit} any more.`,
    },
    bn: {
      title: 'সীমা বদলানো হয়েছে',
      text: ({ limit, amount }) =>
        amount ? `আপনি নিশ্চিত করেছেন: আপনার ${limit} এখন ${amount}।` : `আপনি নিশ্চিত করেছেন: আপনার ${limit} আর নেই।`,
    },
  },
  raise_dropped: {
    en: { title: 'Your limit stays', text: ({ limit, amount }) => `You have dropped the change: your ${limit} stays at ${amount}.` },
    bn: {
      title: 'আপনার সীমা আগের মতোই থাকছে',
      text: ({ limit, amount }) => `আপনি পরিবর্তনটি বাতিল করেছেন: আপনার ${limit} ${amount}-ই থাকছে।`,
    },
  },
};

const SEE: Record<Language, string> = {
  en: '<a href="/responsible-gaming">Your limits</a>',
  bn: '<a href="/responsible-gaming">আপনার সীমা</a>',
};

/** Inbox message about a change of one limit. @param paisa null when the limit is removed */
export function limitMessage(what: LimitNews, name: LimitName, paisa: Paisa | null): LimitMessage {
  const amount = paisa === null ? null : formatMoney(paisa);
  const names = { en: limitInWords('en', name), bn: limitInWords('bn', name) };
  return wordsOfChange(what, names, amount === null ? null : { en: amount, bn: amount }, `limit:${name.kind}:${name.period}`);
}

/** Words about a change of a limit or a timer. @param amount null when it is removed */
export function wordsOfChange(
  what: LimitNews,
  names: Record<Language, string>,
  amount: Record<Language, string> | null,
  about: string,
): LimitMessage {
  const text = (language: Language) =>
    `${WORDS[what][language].text({ limit: names[language], amount: amount?.[language] ?? null })} ${SEE[language]}`;
  const { en, bn } = WORDS[what];
  return { title: { en: en.title, bn: bn.title }, message: { en: text('en'), bn: text('bn') }, about };
}
