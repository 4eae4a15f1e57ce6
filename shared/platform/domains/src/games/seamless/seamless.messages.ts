import type { GameSession } from '../game-run/game-run.repository';
import type { MessageWords } from '#notifications';
import { formatMoney, paisa, type Paisa } from '@site/api/money';

type Played = Pick<GameSession, 'game' | 'wallet'>;

/** Name of the wallet that the game plays from. */
const WALLET = {
  shared: { en: 'your main wallet', bn: 'মেইন ওয়ালেট' },
  transfer: { en: 'its game wallet', bn: 'গেম ওয়ালেট' },
};
/** Bangla name of the wallet with the ending for "in". */
const IN_WALLET = { shared: 'আপনার মেইন ওয়ালেটে', transfer: 'এর গেম ওয়ালেটে' };

/** Reports stakes that the game gave back. */
export const stakeReturnedMessage = ({ game: { name: game }, wallet }: Played, amount: Paisa): MessageWords => ({
  title: { en: 'Your stake was given back', bn: 'বাজির টাকা ফেরত পেয়েছেন' },
  message: {
    en: `${game} has given ${formatMoney(amount)} of stakes back: what was staked does not count. The money is in ${WALLET[wallet].en}; see your <a href="/betting-record?date=-1">betting record</a>.`,
    bn: `${game} আপনার বাজির ${formatMoney(amount)} ফেরত দিয়েছে, ওই বাজি আর ধরা হবে না। টাকা ${IN_WALLET[wallet]} আছে; <a href="/betting-record?date=-1">বাজির রেকর্ড</a> দেখুন।`,
  },
});

/** Reports rounds that were corrected after their end. @param amount sum of all corrections; negative when money was taken */
export const playCorrectedMessage = ({ game: { name: game }, wallet }: Played, amount: Paisa): MessageWords => ({
  title: { en: 'Your play was corrected', bn: 'খেলার হিসাব সংশোধন হয়েছে' },
  message:
    amount < 0n
      ? {
          en: `${game} has corrected your play: ${formatMoney(paisa(-amount))} was taken from ${WALLET[wallet].en}. See your <a href="/betting-record?date=-1">betting record</a>; with questions write to <a href="/chat">customer service</a>.`,
          bn: `${game} আপনার খেলার হিসাব সংশোধন করেছে: ${WALLET[wallet].bn} থেকে ${formatMoney(paisa(-amount))} কেটে নেওয়া হয়েছে। <a href="/betting-record?date=-1">বাজির রেকর্ড</a> দেখুন; প্রশ্ন থাকলে <a href="/chat">গ্রাহক সেবায়</a> লিখুন।`,
        }
      : {
          en: `${game} has corrected your play: ${formatMoney(amount)} came to ${WALLET[wallet].en}. See your <a href="/betting-record?date=-1">betting record</a>.`,
          bn: `${game} আপনার খেলার হিসাব সংশোধন করেছে: ${WALLET[wallet].bn}ে ${formatMoney(amount)} যোগ হয়েছে। <a href="/betting-record?date=-1">বাজির রেকর্ড</a> দেখুন।`,
        },
});
