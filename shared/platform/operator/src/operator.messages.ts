import type { MessageWords } from '@site/platform-domains/notifications';
import { formatCount, formatMoney, type Paisa } from '@site/api/money';

export const creditGrantedMessage = (paisa: Paisa): MessageWords => ({
  title: { en: 'Money added to your wallet', bn: 'আপনার ওয়ালেটে টাকা যোগ হয়েছে' },
  message: {
    en: `Our customer service has added ${formatMoney(paisa)} to your main wallet. See your <a href="/account-statement">account statement</a>.`,
    bn: `আমাদের গ্রাহক সেবা আপনার মেইন ওয়ালেটে ${formatMoney(paisa)} যোগ করেছে। <a href="/account-statement">অ্যাকাউন্ট স্টেটমেন্ট</a> দেখুন।`,
  },
});

export const pointsGrantedMessage = (points: number): MessageWords => ({
  title: { en: 'VIP points added', bn: 'ভিআইপি পয়েন্ট যোগ হয়েছে' },
  message: {
    en: `Our customer service has given you ${formatCount(points)} VP. You can convert them on your <a href="/vip">VIP page</a>.`,
    bn: `আমাদের গ্রাহক সেবা আপনাকে ${formatCount(points)} ভিআইপি পয়েন্ট দিয়েছে। <a href="/vip">ভিআইপি পাতায়</a> এগুলো টাকায় বদলাতে পারবেন।`,
  },
});

export const rewardGrantedMessage = (paisa: Paisa): MessageWords => ({
  title: { en: 'Cash reward added', bn: 'ক্যাশ রিওয়ার্ড যোগ হয়েছে' },
  message: {
    en: `Our customer service has given you a cash reward of ${formatMoney(paisa)}. It waits for you in <a href="/refrrel-program">My Referral</a>.`,
    bn: `আমাদের গ্রাহক সেবা আপনাকে ${formatMoney(paisa)} ক্যাশ রিওয়ার্ড দিয়েছে। টাকাটি <a href="/refrrel-program">মাই রেফারেল</a>-এ আপনার অপেক্ষায় আছে।`,
  },
});

export const unblockedMessage = (): MessageWords => ({
  title: { en: 'Your account is open again', bn: 'আপনার অ্যাকাউন্ট আবার খোলা হয়েছে' },
  message: {
    en: 'Our customer service has opened your account again. Questions? Write to <a href="/chat">customer service</a>.',
    bn: 'আমাদের গ্রাহক সেবা আপনার অ্যাকাউন্ট আবার খুলেছে। প্রশ্ন থাকলে <a href="/chat">গ্রাহক সেবায়</a> লিখুন।',
  },
});
