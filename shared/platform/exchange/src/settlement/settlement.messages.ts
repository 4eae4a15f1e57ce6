import { type MessageWords, plainText } from '@site/platform-domains/notifications';
import { formatMoney, paisa, type Paisa } from '@site/api/money';

interface Named {
  eventName: string;
  name: string;
}

const named = ({ eventName, name }: Named) => plainText(`${eventName}: ${name}`);

/** Message about a market whose bets do not count. */
export const voidedMessage = (market: Named): MessageWords => ({
  title: { en: 'A market was voided', bn: 'একটি মার্কেট বাতিল হয়েছে' },
  message: {
    en: `${named(market)} was voided: your bets in it do not count, and nothing was won or lost. What they held is free again; see your <a href="/betting-record?date=-1">betting record</a>.`,
    bn: `${named(market)} বাতিল হয়েছে: এতে আপনার বাজিগুলো আর ধরা হবে না, লাভ-ক্ষতি কিছুই নেই। আটকে রাখা টাকা ছাড়া হয়েছে; <a href="/betting-record?date=-1">বাজির রেকর্ড</a> দেখুন।`,
  },
});

/** Message about a corrected result. @param amount change of the balance in paisa; negative when money was taken */
export const resettledMessage = (market: Named, result: string, amount: Paisa): MessageWords => ({
  title: { en: 'A result was corrected', bn: 'একটি ফলাফল সংশোধন হয়েছে' },
  message:
    amount < 0n
      ? {
          en: `The result of ${named(market)} was corrected to ${plainText(result)}: ${formatMoney(paisa(-amount))} was taken from your main wallet. See your <a href="/betting-record?date=-1">betting record</a>; with questions write to <a href="/chat">customer service</a>.`,
          bn: `${named(market)} মার্কেটের ফলাফল সংশোধন করে ${plainText(result)} করা হয়েছে: মেইন ওয়ালেট থেকে ${formatMoney(paisa(-amount))} কেটে নেওয়া হয়েছে। <a href="/betting-record?date=-1">বাজির রেকর্ড</a> দেখুন; প্রশ্ন থাকলে <a href="/chat">গ্রাহক সেবায়</a> লিখুন।`,
        }
      : {
          en: `The result of ${named(market)} was corrected to ${plainText(result)}: ${formatMoney(amount)} came to your main wallet. See your <a href="/betting-record?date=-1">betting record</a>.`,
          bn: `${named(market)} মার্কেটের ফলাফল সংশোধন করে ${plainText(result)} করা হয়েছে: মেইন ওয়ালেটে ${formatMoney(amount)} যোগ হয়েছে। <a href="/betting-record?date=-1">বাজির রেকর্ড</a> দেখুন।`,
        },
});
