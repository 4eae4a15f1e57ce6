import { formatMoney, type Paisa } from '@site/api/money';
import { type MessageWords, plainText } from '#notifications';

const moment = (language: string) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Dhaka' });
const MOMENT = { en: moment('en-GB'), bn: moment('bn-BD-u-nu-latn') };

interface Given {
  game: { name: string };
  spins: number;
  stake: Paisa;
  validUntil: Date;
}

export const freeSpinsMessage = ({ game: { name: game }, spins, stake, validUntil }: Given): MessageWords => ({
  title: { en: 'You have free spins', bn: 'আপনি ফ্রি স্পিন পেয়েছেন' },
  message: {
    en: `${spins} free spins of ${formatMoney(stake)} in ${plainText(game)} are yours until ${MOMENT.en.format(validUntil)}. The house pays the stakes, and every win is yours. See your <a href="/free-bets">free spins</a>.`,
    bn: `${plainText(game)} গেমে ${formatMoney(stake)}-এর ${spins}টি ফ্রি স্পিন ${MOMENT.bn.format(validUntil)} পর্যন্ত আপনার। বাজির টাকা দেবে হাউস, আর প্রতিটি জয় আপনার। আপনার <a href="/free-bets">ফ্রি স্পিন</a> দেখুন।`,
  },
});

/** Reports a spin that the game gave back. @param isOver true when the free spins have ended, so that the spin cannot be used */
export const spinReturnedMessage = (game: string, isOver: boolean): MessageWords => ({
  title: { en: 'A free spin does not count', bn: 'একটি ফ্রি স্পিন গণনা হয়নি' },
  message: isOver
    ? {
        en: `${plainText(game)} has taken a free spin back: its round does not count. The free spins have ended, so it cannot be used again. See your <a href="/free-bets">free spins</a>.`,
        bn: `${plainText(game)} একটি ফ্রি স্পিন বাতিল করেছে, ওই রাউন্ড আর ধরা হবে না। ফ্রি স্পিনের মেয়াদ শেষ, তাই এটি আর ব্যবহার করা যাবে না। আপনার <a href="/free-bets">ফ্রি স্পিন</a> দেখুন।`,
      }
    : {
        en: `${plainText(game)} has given a free spin back: its round does not count, and you can use the spin again. See your <a href="/free-bets">free spins</a>.`,
        bn: `${plainText(game)} একটি ফ্রি স্পিন ফেরত দিয়েছে, ওই রাউন্ড আর ধরা হবে না, স্পিনটি আবার ব্যবহার করতে পারবেন। আপনার <a href="/free-bets">ফ্রি স্পিন</a> দেখুন।`,
      },
});
