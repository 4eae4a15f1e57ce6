import type { MessageWords } from '#notifications';

export const closingLapsedMessage = (): MessageWords => ({
  title: { en: 'Your account was not closed', bn: 'আপনার অ্যাকাউন্ট বন্ধ হয়নি' },
  message: {
    en: 'Money came to your account, or something began to wait, while it was being closed. Nothing is lost: the account is open again. Withdraw the money and close it anew on <a href="/security">the security page</a>.',
    bn: 'বন্ধ হওয়ার সময়ের মধ্যে আপনার অ্যাকাউন্টে টাকা এসেছে বা কোনো কাজ অপেক্ষায় আছে। কিছুই হারায়নি: অ্যাকাউন্টটি আবার খোলা। টাকা তুলে নিয়ে <a href="/security">নিরাপত্তা পাতা</a> থেকে আবার বন্ধ করুন।',
  },
});

export const accountClosedMessage = (): MessageWords => ({
  title: { en: 'Your account is closed', bn: 'আপনার অ্যাকাউন্ট বন্ধ হয়েছে' },
  message: {
    en: 'Your account is closed. We keep what the books and the law ask of us: your name, your contacts and every movement of money. You get no more news of us.',
    bn: 'আপনার অ্যাকাউন্ট বন্ধ হয়েছে। হিসাব ও আইনের জন্য যা দরকার, শুধু তা রাখা হবে: আপনার নাম, যোগাযোগের ঠিকানা ও টাকার প্রতিটি লেনদেন। আমাদের কাছ থেকে আর কোনো খবর পাবেন না।',
  },
});
