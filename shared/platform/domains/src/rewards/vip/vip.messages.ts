import { POINTS_CONVERTED } from '@site/api/contracts/rewards';
import type { MessageWords } from '#notifications';
import { formatCount, formatMoney, type Paisa } from '@site/api/money';
import { levelName } from './vip.rules';

const GROUPS_BN: Record<string, string> = {
  Normal: 'সাধারণ',
  Elite: 'এলিট',
  Star: 'স্টার',
  Master: 'মাস্টার',
  Expert: 'এক্সপার্ট',
  Legend: 'লেজেন্ড',
};

export const levelNameBn = (level: number) => {
  const [group = '', step = ''] = levelName(level).split(' ');
  return `${GROUPS_BN[group] ?? group} ${step}`.trimEnd();
};

/** Reports a level that play has just reached. */
export const promotedMessage = (level: number): MessageWords => ({
  title: { en: `You are now ${levelName(level)}`, bn: `আপনি এখন ${levelNameBn(level)}` },
  message: {
    en: `Your play this month has brought you to VIP level ${levelName(level)}. You find what it gives you, and what comes next, on your <a href="/vip">VIP page</a>.`,
    bn: `এই মাসের খেলায় আপনি ভিআইপি ${levelNameBn(level)} স্তরে উঠেছেন। এই স্তরের সুবিধা ও পরের ধাপ দেখুন <a href="/vip">ভিআইপি পাতায়</a>।`,
  },
});

/** Reports a level that the last months did not earn again. */
export const loweredMessage = (level: number): MessageWords => ({
  title: { en: `Your VIP level is ${levelName(level)}`, bn: `আপনার ভিআইপি স্তর এখন ${levelNameBn(level)}` },
  message: {
    en: `A new VIP month has begun, and your level is ${levelName(level)} now. You find what each level asks for on your <a href="/vip">VIP page</a>.`,
    bn: `নতুন ভিআইপি মাস শুরু হয়েছে, আপনার স্তর এখন ${levelNameBn(level)}। কোন স্তরে কী লাগে দেখুন <a href="/vip">ভিআইপি পাতায়</a>।`,
  },
});

export const convertedMessage = (points: number, paisa: Paisa): MessageWords => ({
  title: { en: 'VIP points converted', bn: 'ভিআইপি পয়েন্ট টাকায় বদলানো হয়েছে' },
  message: {
    en: `${POINTS_CONVERTED} ${formatCount(points)} VP became ${formatMoney(paisa)} in your main wallet. Play it once before a withdrawal: see your <a href="/turnover-record">turnover record</a>.`,
    bn: `আপনার ${formatCount(points)} ভিআইপি পয়েন্ট বদলে ${formatMoney(paisa)} মেইন ওয়ালেটে জমা হয়েছে। টাকা তোলার আগে এই টাকা একবার খেলতে হবে: <a href="/turnover-record">টার্নওভার রেকর্ড</a> দেখুন।`,
  },
});
