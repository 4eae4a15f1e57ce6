import type { Language } from '@site/api/contracts/site';

type InEveryLanguage = Record<Language, string>;

/** Title and first sentence of each notice in the inbox. */
export const NOTICES = {
  new_device: {
    title: { en: 'Log-in from a new device', bn: 'নতুন ডিভাইস থেকে লগইন' },
    what: { en: 'Somebody logged in to your account from a new device.', bn: 'আপনার অ্যাকাউন্টে একটি নতুন ডিভাইস থেকে লগইন হয়েছে।' },
  },
  two_step_on: {
    title: { en: 'Authenticator app switched on', bn: 'অথেনটিকেটর অ্যাপ চালু হয়েছে' },
    what: {
      en: 'From now on, log-in asks for a code of your authenticator app.',
      bn: 'এখন থেকে লগইনের সময় আপনার অথেনটিকেটর অ্যাপের কোড লাগবে।',
    },
  },
  two_step_off: {
    title: { en: 'Authenticator app switched off', bn: 'অথেনটিকেটর অ্যাপ বন্ধ হয়েছে' },
    what: { en: 'Log-in no longer asks for a code of your authenticator app.', bn: 'লগইনের সময় আর অথেনটিকেটর অ্যাপের কোড লাগবে না।' },
  },
  two_step_removed: {
    title: { en: 'Authenticator app switched off', bn: 'অথেনটিকেটর অ্যাপ বন্ধ হয়েছে' },
    what: {
      en: 'Our customer service has switched your authenticator app off: log-in no longer asks for its code.',
      bn: 'আমাদের গ্রাহক সেবা আপনার অথেনটিকেটর অ্যাপ বন্ধ করেছে: লগইনের সময় আর কোড লাগবে না।',
    },
  },
  recovery_code_used: {
    title: { en: 'A recovery code was used', bn: 'একটি রিকভারি কোড ব্যবহার হয়েছে' },
    what: {
      en: 'A recovery code took the place of your authenticator app. It cannot be used again.',
      bn: 'অথেনটিকেটর অ্যাপের বদলে একটি রিকভারি কোড ব্যবহার হয়েছে। কোডটি আর কাজ করবে না।',
    },
  },
  recovery_codes_renewed: {
    title: { en: 'New recovery codes', bn: 'নতুন রিকভারি কোড' },
    what: {
      en: 'New recovery codes were made. The old ones cannot be used any more.',
      bn: 'নতুন রিকভারি কোড তৈরি হয়েছে। পুরোনো কোডগুলো আর কাজ করবে না।',
    },
  },
  others_logged_out: {
    title: { en: 'Logged out everywhere else', bn: 'অন্য সব জায়গা থেকে লগআউট' },
    what: { en: 'Every other device was logged out of your account.', bn: 'আপনার অ্যাকাউন্ট থেকে অন্য সব ডিভাইস লগআউট করা হয়েছে।' },
  },
  session_ended: {
    title: { en: 'A device was logged out', bn: 'একটি ডিভাইস লগআউট করা হয়েছে' },
    what: { en: 'One device was logged out of your account.', bn: 'আপনার অ্যাকাউন্ট থেকে একটি ডিভাইস লগআউট করা হয়েছে।' },
  },
  withdrawal_new_account: {
    title: { en: 'New account for a withdrawal', bn: 'টাকা তোলার নতুন অ্যাকাউন্ট' },
    what: {
      en: 'A withdrawal was requested to an account that you have never been paid to: {about}.',
      bn: 'এমন একটি অ্যাকাউন্টে টাকা তোলার অনুরোধ হয়েছে, যেখানে আগে কখনো টাকা পাঠানো হয়নি: {about}।',
    },
  },
  data_asked: {
    title: { en: 'Your data was asked for', bn: 'আপনার তথ্য চাওয়া হয়েছে' },
    what: {
      en: 'An archive with all data of your account was asked for. A message says when it is ready.',
      bn: 'আপনার অ্যাকাউন্টের সব তথ্যের একটি আর্কাইভ চাওয়া হয়েছে। তৈরি হলে বার্তা পাবেন।',
    },
  },
  account_closing: {
    title: { en: 'Your account is being closed', bn: 'আপনার অ্যাকাউন্ট বন্ধ হচ্ছে' },
    what: {
      en: 'Your account was logged out everywhere and will be closed for good on {about}. A log-in before takes this back.',
      bn: 'আপনার অ্যাকাউন্ট সব জায়গা থেকে লগআউট হয়েছে এবং {about} তারিখে স্থায়ীভাবে বন্ধ হবে। এর আগে লগইন করলে এটি বাতিল হবে।',
    },
  },
  closing_taken_back: {
    title: { en: 'Your account stays open', bn: 'আপনার অ্যাকাউন্ট খোলা থাকছে' },
    what: {
      en: 'The log-in took the closing of your account back. You can use it as before.',
      bn: 'লগইন করায় অ্যাকাউন্ট বন্ধের অনুরোধ বাতিল হয়েছে। আগের মতোই ব্যবহার করতে পারবেন।',
    },
  },
  token_reused: {
    title: { en: 'A log-in was ended for safety', bn: 'নিরাপত্তার জন্য একটি লগইন বন্ধ করা হয়েছে' },
    what: {
      en: 'One of your log-ins was used from two places at once, so we have ended it.',
      bn: 'আপনার একটি লগইন একসঙ্গে দুই জায়গা থেকে ব্যবহার হয়েছে, তাই নিরাপত্তার জন্য আমরা সেটি বন্ধ করেছি।',
    },
  },
} as const satisfies Record<string, { title: InEveryLanguage; what: InEveryLanguage }>;
export type NoticeKind = keyof typeof NOTICES;

/** Device, place and time of the action. */
export const FACTS = {
  en: ({ device, place, time }: Facts) => `Device: ${device}. Place: ${place}. Time: ${time}.`,
  bn: ({ device, place, time }: Facts) => `ডিভাইস: ${device}। স্থান: ${place}। সময়: ${time}।`,
} satisfies Record<Language, unknown>;

interface Facts {
  device: string;
  place: string;
  time: string;
}

/** Advice to the player in case somebody else did it. */
export const NOT_YOU = {
  en: 'Was this not you? <a href="/reset-password">Change your password</a> now and log out everywhere else on <a href="/security">the security page</a>.',
  bn: 'এটি কি আপনি করেননি? এখনই <a href="/reset-password">পাসওয়ার্ড বদলান</a> এবং <a href="/security">নিরাপত্তা পাতা</a> থেকে অন্য সব জায়গায় লগআউট করুন।',
} satisfies InEveryLanguage;
