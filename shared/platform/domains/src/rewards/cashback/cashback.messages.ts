import { formatMoney, type Paisa } from '@site/api/money';
import type { MessageWords } from '#notifications';

const longDay = (language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
const DAY = { en: longDay('en-GB'), bn: longDay('bn-BD-u-nu-latn') };

/** @param week its Monday, `2026-01-12` */
export const cashbackMessage = (week: string, amount: Paisa): MessageWords => ({
  title: { en: 'Your weekly cashback', bn: 'আপনার সাপ্তাহিক ক্যাশব্যাক' },
  message: {
    en: `${formatMoney(amount)} of cashback for the week from ${DAY.en.format(new Date(week))} is in your main wallet. Play it once before a withdrawal: see your <a href="/turnover-record">turnover record</a>.`,
    bn: `${DAY.bn.format(new Date(week))} থেকে শুরু সপ্তাহের ক্যাশব্যাক ${formatMoney(amount)} মেইন ওয়ালেটে জমা হয়েছে। টাকা তোলার আগে এই টাকা একবার খেলতে হবে: <a href="/turnover-record">টার্নওভার রেকর্ড</a> দেখুন।`,
  },
});
