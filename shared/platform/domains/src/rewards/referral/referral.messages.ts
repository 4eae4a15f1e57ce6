import type { MessageWords } from '#notifications';
import { formatMoney, type Paisa } from '@site/api/money';

const longDay = (language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
const DAY = { en: longDay('en-GB'), bn: longDay('bn-BD-u-nu-latn') };

/** @param day `2026-01-31` */
export function rewardMessage(day: string, paisa: Paisa): MessageWords {
  const date = new Date(day);
  return {
    title: { en: 'Cash reward from your referrals', bn: 'রেফারেলের ক্যাশ রিওয়ার্ড' },
    message: {
      en: `The players you brought have earned you ${formatMoney(paisa)} on ${DAY.en.format(date)}. It waits for you in <a href="/refrrel-program">My Referral</a>.`,
      bn: `${DAY.bn.format(date)} তারিখে আপনার আমন্ত্রিত খেলোয়াড়দের খেলা থেকে আপনি ${formatMoney(paisa)} পেয়েছেন। টাকাটি <a href="/refrrel-program">মাই রেফারেল</a>-এ আপনার অপেক্ষায় আছে।`,
    },
  };
}

export const claimMessage = (paisa: Paisa): MessageWords => ({
  title: { en: 'Cash rewards claimed', bn: 'ক্যাশ রিওয়ার্ড পেয়েছেন' },
  message: {
    en: `${formatMoney(paisa)} of cash rewards is in your main wallet. Play it once before a withdrawal: see your <a href="/turnover-record">turnover record</a>.`,
    bn: `ক্যাশ রিওয়ার্ডের ${formatMoney(paisa)} মেইন ওয়ালেটে জমা হয়েছে। টাকা তোলার আগে এই টাকা একবার খেলতে হবে: <a href="/turnover-record">টার্নওভার রেকর্ড</a> দেখুন।`,
  },
});

export const joinedMessage = (): MessageWords => ({
  title: { en: 'A player has joined by your code', bn: 'আপনার কোড দিয়ে একজন যোগ দিয়েছেন' },
  message: {
    en: 'Somebody has signed up with your referral code. See your players in <a href="/refrrel-program">My Referral</a>.',
    bn: 'আপনার রেফারেল কোড দিয়ে একজন নতুন খেলোয়াড় যোগ দিয়েছেন। <a href="/refrrel-program">মাই রেফারেল</a>-এ আপনার খেলোয়াড়দের দেখুন।',
  },
});
