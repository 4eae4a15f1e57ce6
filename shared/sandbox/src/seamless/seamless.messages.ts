import type { MessageWords } from '../modules/inbox/inbox.service';
import { printTaka } from '../modules/ledger/money';

/** Of stakes that the game gave back. */
export const stakeReturnedMessage = (game: string, paisa: bigint): MessageWords => ({
  title: { en: 'Your stake was given back', bn: 'বাজির টাকা ফেরত পেয়েছেন' },
  message: {
    en: `${game} has given ${printTaka(paisa)} of stakes back: what was staked does not count. The money is in your main wallet; see your <a href="/betting-record?date=-1">betting record</a>.`,
    bn: `${game} আপনার বাজির ${printTaka(paisa)} ফেরত দিয়েছে, ওই বাজি আর ধরা হবে না। টাকা আপনার মেইন ওয়ালেটে আছে; <a href="/betting-record?date=-1">বাজির রেকর্ড</a> দেখুন।`,
  },
});

/** Of rounds that were corrected after their end. @param paisa what all of it brought, or below zero what it took */
export const playCorrectedMessage = (game: string, paisa: bigint): MessageWords => ({
  title: { en: 'Your play was corrected', bn: 'খেলার হিসাব সংশোধন হয়েছে' },
  message:
    paisa < 0n
      ? {
          en: `${game} has corrected your play: ${printTaka(-paisa)} was taken from your main wallet. See your <a href="/betting-record?date=-1">betting record</a>; with questions write to <a href="/chat">customer service</a>.`,
          bn: `${game} আপনার খেলার হিসাব সংশোধন করেছে: মেইন ওয়ালেট থেকে ${printTaka(-paisa)} কেটে নেওয়া হয়েছে। <a href="/betting-record?date=-1">বাজির রেকর্ড</a> দেখুন; প্রশ্ন থাকলে <a href="/chat">গ্রাহক সেবায়</a> লিখুন।`,
        }
      : {
          en: `${game} has corrected your play: ${printTaka(paisa)} came to your main wallet. See your <a href="/betting-record?date=-1">betting record</a>.`,
          bn: `${game} আপনার খেলার হিসাব সংশোধন করেছে: মেইন ওয়ালেটে ${printTaka(paisa)} যোগ হয়েছে। <a href="/betting-record?date=-1">বাজির রেকর্ড</a> দেখুন।`,
        },
});
