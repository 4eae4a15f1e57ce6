import type { Restriction } from '@site/api/contracts/safer-play';
import type { Language } from '@site/api/contracts/site';
import type { MessageWords } from '#notifications';

const moments = {
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Dhaka' }),
  bn: new Intl.DateTimeFormat('bn-BD', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Dhaka' }),
};

type Words = { title: string; until: (moment: string) => string; forGood: string };

const WORDS: Record<Restriction['kind'], Record<Language, Words>> = {
  time_out: {
    en: {
      title: 'Your break has started',
      until: (moment) => `Your break runs until ${moment}.`,
      forGood: '',
    },
    bn: {
      title: 'আপনার বিরতি শুরু হয়েছে',
      until: (moment) => `আপনার বিরতি চলবে ${moment} পর্যন্ত।`,
      forGood: '',
    },
  },
  excluded: {
    en: {
      title: 'You have excluded yourself',
      until: (moment) => `You have excluded yourself until ${moment}.`,
      forGood: 'You have excluded yourself for good.',
    },
    bn: {
      title: 'আপনি নিজেকে বিরত রেখেছেন',
      until: (moment) => `আপনি ${moment} পর্যন্ত নিজেকে বিরত রেখেছেন।`,
      forGood: 'আপনি চিরদিনের জন্য নিজেকে বিরত রেখেছেন।',
    },
  },
};

const CLOSED: Record<Language, string> = {
  en: 'Games, deposits and promotions are closed; you can withdraw your money at any time.',
  bn: 'গেম, জমা ও প্রমোশন এখন বন্ধ; নিজের টাকা যেকোনো সময় তুলতে পারবেন।',
};

/** End and effect of a break in words. */
export const breakInWords = (language: Language, until: Date) =>
  `${WORDS.time_out[language].until(moments[language].format(until))} ${CLOSED[language]}`;

/** Inbox message about a break or an exclusion: its effect, and nothing that invites to play. */
export function restrictionMessage(kind: Restriction['kind'], until: Date | null): MessageWords {
  const say = (language: Language) => {
    const words = WORDS[kind][language];
    return { title: words.title, message: `${until ? words.until(moments[language].format(until)) : words.forGood} ${CLOSED[language]}` };
  };
  const [en, bn] = [say('en'), say('bn')];
  return { title: { en: en.title, bn: bn.title }, message: { en: en.message, bn: bn.message } };
}

const STOPPED: Record<Language, string> = {
  en: 'Orders that waited at the exchange are cancelled. Matched bets stay and are settled, open rounds end as usual, and what you win is paid. Your other devices are logged out.',
  bn: 'এক্সচেঞ্জে অপেক্ষায় থাকা অর্ডারগুলো বাতিল হয়েছে। ম্যাচ হওয়া বাজি থাকছে ও নিষ্পত্তি হবে, চলতি রাউন্ড স্বাভাবিকভাবে শেষ হবে, আর জিতলে টাকা পাবেন। আপনার অন্য ডিভাইসগুলো লগআউট করা হয়েছে।',
};

/** Inbox message about a full stop: its end, and what it ended. */
export function fullStopMessage(kind: Restriction['kind'], until: Date | null): MessageWords {
  const { title, message } = restrictionMessage(kind, until);
  return { title, message: { en: `${message.en} ${STOPPED.en}`, bn: `${message.bn} ${STOPPED.bn}` } };
}

const ENDED: Record<Restriction['kind'], MessageWords> = {
  time_out: {
    title: { en: 'Your break is over', bn: 'আপনার বিরতি শেষ হয়েছে' },
    message: {
      en: 'Your break has ended by itself. If you would like to go on with it, take another one on <a href="/responsible-gaming">responsible gaming</a>.',
      bn: 'আপনার বিরতি নিজে থেকেই শেষ হয়েছে। বিরতি চালিয়ে যেতে চাইলে <a href="/responsible-gaming">দায়িত্বশীল খেলা</a> পাতা থেকে আবার নিন।',
    },
  },
  excluded: {
    title: { en: 'Your exclusion is over', bn: 'আপনার বিরত থাকার সময় শেষ হয়েছে' },
    message: {
      en: 'The time for which you excluded yourself has ended. You can exclude yourself again, or set limits, on <a href="/responsible-gaming">responsible gaming</a>.',
      bn: 'যত দিনের জন্য নিজেকে বিরত রেখেছিলেন, সেই সময় শেষ হয়েছে। <a href="/responsible-gaming">দায়িত্বশীল খেলা</a> পাতা থেকে আবার বিরত থাকতে বা সীমা ঠিক করতে পারেন।',
    },
  },
};

/** Inbox message about its end, with nothing that invites to play. */
export const restrictionEndedMessage = (kind: Restriction['kind']): MessageWords => ENDED[kind];
