import type { Language } from '@site/api/contracts/site';
import type { MessageWords } from '#notifications';
import { formatMoney, type Paisa } from '@site/api/money';
import { limitInWords } from './limit.messages';
import type { LimitName } from './limits.repository';
import { breakInWords } from './restriction.messages';

const PAGE = '/responsible-gaming';

/** Inbox message about a break that our support began. @param reason markup that shows the words of the person */
export const imposedBreakMessage = (until: Date, reason: string): MessageWords => ({
  title: { en: 'Our support has started a break for you', bn: 'আমাদের সাপোর্ট আপনার জন্য একটি বিরতি শুরু করেছে' },
  message: both((language) => `${reason}<br>${breakInWords(language, until)}`),
});

/** Inbox message that suggests a limit, which the player may set or not. @param reason markup that shows the words of the person */
export const suggestedLimitMessage = (name: LimitName, amount: Paisa, reason: string): MessageWords => ({
  title: { en: 'A limit that may help you', bn: 'একটি সীমা আপনার কাজে লাগতে পারে' },
  message: both((language) => `${reason}<br>${SUGGESTION[language](limitInWords(language, name), formatMoney(amount))}`),
});

const SUGGESTION: Record<Language, (limit: string, amount: string) => string> = {
  en: (limit, amount) => `We suggest a ${limit} of ${amount}. You decide: set it on <a href="${PAGE}">responsible gaming</a>.`,
  bn: (limit, amount) => `আমাদের পরামর্শ: ${limit} ${amount}। সিদ্ধান্ত আপনার: <a href="${PAGE}">দায়িত্বশীল খেলা</a> পাতায় ঠিক করুন।`,
};

const both = (say: (language: Language) => string): Record<Language, string> => ({ en: say('en'), bn: say('bn') });
