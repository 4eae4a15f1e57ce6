import { formatMoney, type Paisa } from '@site/api/money';
import { type MessageWords, plainText } from '#notifications';

/** @param names of the mission */
export const missionMessage = (names: { name: string; nameBn: string }, amount: Paisa): MessageWords => ({
  title: { en: 'Mission done', bn: 'মিশন সম্পন্ন' },
  message: {
    en: `${formatMoney(amount)} for the mission “${plainText(names.name)}” is in your main wallet. Play it once before a withdrawal: see your <a href="/turnover-record">turnover record</a>.`,
    bn: `“${plainText(names.nameBn)}” মিশনের ${formatMoney(amount)} মেইন ওয়ালেটে জমা হয়েছে। টাকা তোলার আগে এই টাকা একবার খেলতে হবে: <a href="/turnover-record">টার্নওভার রেকর্ড</a> দেখুন।`,
  },
});
