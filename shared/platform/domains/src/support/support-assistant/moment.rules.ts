import type { Language } from '@site/api/contracts/site';

const dayIn = (locale: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Dhaka' });
const DAY: Record<Language, Intl.DateTimeFormat> = { en: dayIn('en-GB'), bn: dayIn('bn-BD-u-nu-latn') };
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Dhaka' });

/** `15 January 2026, 15:05 (GMT+6)` */
export const printMoment = (at: Date, language: Language) => `${DAY[language].format(at)}, ${TIME.format(at)} (GMT+6)`;
