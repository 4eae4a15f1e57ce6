import { IDENTITY_KEPT_DAYS, IDENTITY_REASONS } from '@site/api/contracts/identity';
import { type MessageWords, plainText } from '#notifications';

const [UNREADABLE, CUT, EXPIRED, OTHER_NAME, OTHER_KIND] = IDENTITY_REASONS;

/** Bangla texts of the known reasons; own words of a person are shown as written. */
const REASONS_BN: Record<string, string> = {
  [UNREADABLE]: 'ছবিটি পড়া যাচ্ছে না। ভালো আলোতে নতুন ছবি তুলুন।',
  [CUT]: 'ছবিতে ডকুমেন্টের একটি অংশ নেই।',
  [EXPIRED]: 'ডকুমেন্টটির মেয়াদ শেষ।',
  [OTHER_NAME]: 'নাম বা জন্মতারিখ আপনার অ্যাকাউন্টের সঙ্গে মেলে না।',
  [OTHER_KIND]: 'আমরা যেসব ডকুমেন্ট গ্রহণ করি, এটি সেগুলোর একটি নয়।',
};

const DAYS_BN = new Intl.NumberFormat('bn').format(IDENTITY_KEPT_DAYS);

export const acceptedMessage = (): MessageWords => ({
  title: { en: 'Your document is accepted', bn: 'আপনার ডকুমেন্ট গ্রহণ করা হয়েছে' },
  message: {
    en: `We have checked your document and accepted it. We delete the files ${IDENTITY_KEPT_DAYS} days after the check. You can see the state on <a href="/security">the security page</a>.`,
    bn: `আমরা আপনার ডকুমেন্ট যাচাই করে গ্রহণ করেছি। যাচাইয়ের ${DAYS_BN} দিন পর ফাইলগুলো মুছে ফেলা হবে। অবস্থা দেখতে পারবেন <a href="/security">নিরাপত্তা পাতায়</a>।`,
  },
});

export function refusedMessage(reason: string): MessageWords {
  const [en, bn] = [asSentence(reason), asSentence(REASONS_BN[reason] ?? reason)];
  return {
    title: { en: 'Your document was not accepted', bn: 'আপনার ডকুমেন্ট গ্রহণ করা হয়নি' },
    message: {
      en: `We could not accept your document. Reason: ${en} You can send it again on <a href="/security">the security page</a>.`,
      bn: `আপনার ডকুমেন্ট গ্রহণ করা যায়নি। কারণ: ${bn} <a href="/security">নিরাপত্তা পাতা</a> থেকে আবার পাঠাতে পারবেন।`,
    },
  };
}

/** Adds a full stop to the words of a person, because another sentence follows. */
const asSentence = (text: string) => plainText(text).replace(/[^.!?।]$/, '$&.');
