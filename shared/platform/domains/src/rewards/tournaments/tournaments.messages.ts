import { formatMoney, type Paisa } from '@site/api/money';
import { type MessageWords, plainText } from '#notifications';

interface Prize {
  /** Names of the tournament. */
  name: string;
  nameBn: string;
  place: number;
  amount: Paisa;
}

export const prizeMessage = ({ name, nameBn, place, amount }: Prize): MessageWords => ({
  title: { en: 'You have won a prize', bn: 'আপনি পুরস্কার জিতেছেন' },
  message: {
    en: `Place ${place} in the tournament “${plainText(name)}”: ${formatMoney(amount)} is in your main wallet. Play it once before a withdrawal: see your <a href="/turnover-record">turnover record</a>. The table is under <a href="/tournaments">tournaments</a>.`,
    bn: `“${plainText(nameBn)}” টুর্নামেন্টে আপনার স্থান ${place}: ${formatMoney(amount)} মেইন ওয়ালেটে জমা হয়েছে। টাকা তোলার আগে এই টাকা একবার খেলতে হবে: <a href="/turnover-record">টার্নওভার রেকর্ড</a> দেখুন। তালিকা আছে <a href="/tournaments">টুর্নামেন্ট</a> পাতায়।`,
  },
});
