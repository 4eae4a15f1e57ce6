import type { Price } from '@site/api/contracts/exchange';
import { printPrice } from '@site/api/contracts/exchange';
import { formatMoney, type Paisa } from '@site/api/money';
import type { MessageWords } from '#notifications';

const moment = (language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Dhaka' });
const MOMENT = { en: moment('en-GB'), bn: moment('bn-BD-u-nu-latn') };

export const freeBetMessage = (amount: Paisa, leastOdds: Price, validUntil: Date): MessageWords => ({
  title: { en: 'You have a free bet', bn: 'আপনি একটি ফ্রি বেট পেয়েছেন' },
  message: {
    en: `A free bet of ${formatMoney(amount)} is yours until ${MOMENT.en.format(validUntil)}. Back a selection on Match Odds at ${printPrice(leastOdds, 'odds')} or more: a win pays the profit. See your <a href="/free-bets">free bets</a>.`,
    bn: `${formatMoney(amount)}-এর একটি ফ্রি বেট ${MOMENT.bn.format(validUntil)} পর্যন্ত আপনার। ম্যাচ অডসে ${printPrice(leastOdds, 'odds')} বা বেশি দরে ব্যাক করুন: জিতলে লাভ পাবেন। আপনার <a href="/free-bets">ফ্রি বেট</a> দেখুন।`,
  },
});
