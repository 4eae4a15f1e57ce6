import type { MessageWords } from '#notifications';

export const archiveReadyMessage = (): MessageWords => ({
  title: { en: 'Your data is ready', bn: 'আপনার তথ্য তৈরি' },
  message: {
    en: 'The archive with all your data is ready. You can download it on <a href="/security">the security page</a> for 72 hours.',
    bn: 'আপনার সব তথ্যের আর্কাইভ তৈরি। <a href="/security">নিরাপত্তা পাতা</a> থেকে ৭২ ঘণ্টার মধ্যে ডাউনলোড করতে পারবেন।',
  },
});

export const archiveFailedMessage = (): MessageWords => ({
  title: { en: 'Your data could not be collected', bn: 'আপনার তথ্য গোছানো যায়নি' },
  message: {
    en: 'The archive with your data could not be made. Please ask for it again on <a href="/security">the security page</a>.',
    bn: 'আপনার তথ্যের আর্কাইভ তৈরি করা যায়নি। <a href="/security">নিরাপত্তা পাতা</a> থেকে আবার চান।',
  },
});
