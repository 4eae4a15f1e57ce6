import type { MessageWords } from '#notifications';
import { NOT_YOU } from '../notices/notices.messages';

export const emailVerifiedMessage = (): MessageWords => ({
  title: { en: 'E-mail address verified', bn: 'ইমেইল যাচাই হয়েছে' },
  message: {
    en: 'Your e-mail address is verified. If you ever forget your password, we can send a code there.',
    bn: 'আপনার ইমেইল ঠিকানা যাচাই হয়েছে। কখনো পাসওয়ার্ড ভুলে গেলে আমরা সেখানে কোড পাঠাতে পারব।',
  },
});

export const phoneVerifiedMessage = (): MessageWords => ({
  title: { en: 'Phone number verified', bn: 'ফোন নম্বর যাচাই হয়েছে' },
  message: {
    en: 'Your phone number is verified: what a <a href="/withdrawal">withdrawal</a> needs of it is done.',
    bn: 'আপনার ফোন নম্বর যাচাই হয়েছে: <a href="/withdrawal">টাকা তোলার</a> জন্য ফোনের শর্তটি পূরণ হলো।',
  },
});

export const numberAddedMessage = (phone: string): MessageWords => ({
  title: { en: 'A phone number was added', bn: 'একটি ফোন নম্বর যোগ হয়েছে' },
  message: {
    en: `The number that ends in ${endOf(phone)} was added to your <a href="/profile">profile</a>. It counts once it is verified. ${NOT_YOU.en}`,
    bn: `আপনার <a href="/profile">প্রোফাইলে</a> একটি নম্বর যোগ হয়েছে, যার শেষ চার সংখ্যা ${endOf(phone)}। যাচাই করার পর এটি কাজে লাগবে। ${NOT_YOU.bn}`,
  },
});

export const numberVerifiedMessage = (phone: string): MessageWords => ({
  title: { en: 'Phone number verified', bn: 'ফোন নম্বর যাচাই হয়েছে' },
  message: {
    en: `The number that ends in ${endOf(phone)} is verified and belongs to your account alone.`,
    bn: `যে নম্বরের শেষে ${endOf(phone)}, সেটি যাচাই হয়েছে। এখন থেকে নম্বরটি শুধু আপনার অ্যাকাউন্টের।`,
  },
});

export const birthdaySavedMessage = (): MessageWords => ({
  title: { en: 'Birthday saved', bn: 'জন্মতারিখ সংরক্ষণ করা হয়েছে' },
  message: {
    en: 'Your birthday is saved and cannot be changed any more. If it is wrong, write to <a href="/chat">customer service</a>.',
    bn: 'আপনার জন্মতারিখ সংরক্ষণ করা হয়েছে, এটি আর বদলানো যাবে না। ভুল থাকলে <a href="/chat">গ্রাহক সেবায়</a> লিখুন।',
  },
});

const endOf = (phone: string) => phone.slice(-4);
