import type { MessageWords } from '#notifications';

/** Reports tickets that play has just completed. @param left number of tickets that are still active */
export const completedMessage = (left: number): MessageWords => ({
  title: { en: 'Turnover completed', bn: 'টার্নওভার পূর্ণ হয়েছে' },
  message: left
    ? {
        en: `You have played what was asked of you once more: ${left} left in your <a href="/turnover-record">turnover record</a> before you can withdraw.`,
        bn: `আপনি আরও একটি টার্নওভার পূর্ণ করেছেন: টাকা তোলার আগে <a href="/turnover-record">টার্নওভার রেকর্ডে</a> আর ${left}টি বাকি আছে।`,
      }
    : {
        en: 'You have played all that was asked of you. Nothing is left in your <a href="/turnover-record">turnover record</a> that stands in the way of a <a href="/withdrawal">withdrawal</a>.',
        bn: 'আপনার সব টার্নওভার পূর্ণ হয়েছে। <a href="/turnover-record">টার্নওভার রেকর্ডে</a> আর কিছু বাকি নেই, এখন <a href="/withdrawal">টাকা তুলতে</a> পারেন।',
      },
});

export const releasedMessage = (): MessageWords => ({
  title: { en: 'Nothing left to play', bn: 'টার্নওভার আর বাকি নেই' },
  message: {
    en: 'Your wallet is almost empty, so we have closed what was left in your <a href="/turnover-record">turnover record</a>. It will not stand in the way of your next withdrawal.',
    bn: 'আপনার ওয়ালেট প্রায় খালি, তাই <a href="/turnover-record">টার্নওভার রেকর্ডে</a> যা বাকি ছিল তা আমরা বন্ধ করে দিয়েছি। পরের বার টাকা তুলতে এটি বাধা হবে না।',
  },
});
