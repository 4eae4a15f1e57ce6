import type { MessageWords } from '#notifications';

const CHANGED: MessageWords = {
  title: { en: 'Your password was changed', bn: 'আপনার পাসওয়ার্ড বদলানো হয়েছে' },
  message: {
    en: 'The password of your account was changed and every other device was logged out. If this was not you, contact <a href="/chat">customer service</a> at once.',
    bn: 'আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে এবং অন্য সব ডিভাইস থেকে লগআউট করা হয়েছে। এটি আপনি না করে থাকলে এখনই <a href="/chat">গ্রাহক সেবায়</a> যোগাযোগ করুন।',
  },
};

const RESET: MessageWords = {
  title: { en: 'Your password was reset', bn: 'আপনার পাসওয়ার্ড নতুন করে ঠিক করা হয়েছে' },
  message: {
    en: 'A new password was set with a code that we sent you, and every device was logged out. If this was not you, contact <a href="/chat">customer service</a> at once.',
    bn: 'আমাদের পাঠানো কোড দিয়ে নতুন পাসওয়ার্ড ঠিক করা হয়েছে এবং সব ডিভাইস থেকে লগআউট করা হয়েছে। এটি আপনি না করে থাকলে এখনই <a href="/chat">গ্রাহক সেবায়</a> যোগাযোগ করুন।',
  },
};

export const newPasswordMessage = (action: 'password_changed' | 'password_reset') => (action === 'password_reset' ? RESET : CHANGED);
