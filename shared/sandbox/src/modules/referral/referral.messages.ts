import type { NewMessage } from '../inbox/inbox.service';
import { printTaka } from '../ledger/money';

type Words = Pick<NewMessage, 'title' | 'message'>;

const longDay = (language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
const DAY = { en: longDay('en-GB'), bn: longDay('bn-BD-u-nu-latn') };

/** @param day `2026-01-31` */
export function rewardMessage(day: string, paisa: bigint): Words {
  const date = new Date(day);
  return {
    title: { en: 'Cash reward from your referrals', bn: 'রেফারেলের ক্যাশ রিওয়ার্ড' },
    message: {
      en: `The players you brought have earned you ${printTaka(paisa)} on ${DAY.en.format(date)}. It waits for you in <a href="/refrrel-program">My Referral</a>.`,
      bn: `${DAY.bn.format(date)} তারিখে আপনার আমন্ত্রিত খেলোয়াড়দের খেলা থেকে আপনি ${printTaka(paisa)} পেয়েছেন। টাকাটি <a href="/refrrel-program">মাই রেফারেল</a>-এ আপনার অপেক্ষায় আছে।`,
    },
  };
}

export const claimMessage = (paisa: bigint): Words => ({
  title: { en: 'Cash rewards claimed', bn: 'ক্যাশ রিওয়ার্ড তুলে নিয়েছেন' },
  message: {
    en: `${printTaka(paisa)} of cash rewards is in your main wallet. Play it once before a withdrawal: see your <a href="/turnover-record">turnover record</a>.`,
    bn: `ক্যাশ রিওয়ার্ডের ${printTaka(paisa)} মেইন ওয়ালেটে জমা হয়েছে। টাকা তোলার আগে এই টাকা একবার খেলতে হবে: <a href="/turnover-record">টার্নওভার রেকর্ড</a> দেখুন।`,
  },
});
