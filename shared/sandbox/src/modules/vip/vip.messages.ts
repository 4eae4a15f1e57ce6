import { POINTS_CONVERTED } from '@site/api/contracts/rewards';
import type { NewMessage } from '../inbox/inbox.service';
import { printTaka } from '../ledger/money';
import { levelName } from './vip.rules';

type Words = Pick<NewMessage, 'title' | 'message'>;

const GROUPS_BN: Record<string, string> = {
  Elite: 'এলিট',
  Star: 'স্টার',
  Master: 'মাস্টার',
  Expert: 'এক্সপার্ট',
  Legend: 'লেজেন্ড',
};

const levelNameBn = (level: number) => {
  const [group = '', step = ''] = levelName(level).split(' ');
  return `${GROUPS_BN[group] ?? group} ${step}`;
};

/** Of a level that play has just reached. */
export const promotedMessage = (level: number): Words => ({
  title: { en: `You are now ${levelName(level)}`, bn: `আপনি এখন ${levelNameBn(level)}` },
  message: {
    en: `Your play this month has brought you to VIP level ${levelName(level)}. What it gives you, and what comes next, stands on your <a href="/vip">VIP page</a>.`,
    bn: `এই মাসের খেলায় আপনি ভিআইপি ${levelNameBn(level)} স্তরে উঠেছেন। এই স্তরের সুবিধা ও পরের ধাপ দেখুন <a href="/vip">ভিআইপি পাতায়</a>।`,
  },
});

export const convertedMessage = (points: number, paisa: bigint): Words => ({
  title: { en: 'VIP points converted', bn: 'ভিআইপি পয়েন্ট টাকায় বদলানো হয়েছে' },
  message: {
    en: `${POINTS_CONVERTED} ${grouped(points)} VP became ${printTaka(paisa)} in your main wallet. Play it once before a withdrawal: see your <a href="/turnover-record">turnover record</a>.`,
    bn: `আপনার ${grouped(points)} ভিআইপি পয়েন্ট বদলে ${printTaka(paisa)} মেইন ওয়ালেটে জমা হয়েছে। টাকা তোলার আগে এই টাকা একবার খেলতে হবে: <a href="/turnover-record">টার্নওভার রেকর্ড</a> দেখুন।`,
  },
});

const grouped = (count: number) => count.toLocaleString('en-US');
