import { ARRIVAL_S, CHANGE_WAIT_S, DEPOSIT_MAX, DEPOSIT_MIN, WITHDRAWAL_MAX, WITHDRAWAL_MIN } from '@site/api/contracts/funds';
import { formatTaka } from '@site/api/money';
import type { Language } from '@site/api/contracts/site';

const MINUTES = ARRIVAL_S / 60;
const CHANGEABLE_AFTER = CHANGE_WAIT_S / 60;
const DEPOSITS = [formatTaka(DEPOSIT_MIN), formatTaka(DEPOSIT_MAX)] as const;
const WITHDRAWALS = [formatTaka(WITHDRAWAL_MIN), formatTaka(WITHDRAWAL_MAX)] as const;

/** Texts of the assistant that need no facts. Own paths are words of their own at the end of a line, so that pages can link them. */
export interface MannersTexts {
  greeting: string;
  thanks: string;
  allRight: string;
  upset: string;
  who: string;
  /** List of the questions that the assistant can answer. */
  abilities: string;
  notUnderstood: string;
  /** Offer of a person, after two messages that were not understood. */
  offer: string;
  file: string;
  complaint: string;
  bets: string;
  profile: string;
  saferPlay: string;
  referral: string;
  bonusMissing: string;
  mistake: string;
  /** Explanation of turnover. */
  meaning: string;
  howToDeposit: string;
  howToWithdraw: string;
  handOver: string;
  stillWaiting: string;
  handedBack: string;
}

export const MANNERS_TEXTS: Record<Language, MannersTexts> = {
  en: {
    greeting: 'Hello! I am the support assistant and I answer at once.',
    thanks: 'You are welcome. I am here whenever you need something.',
    allRight: 'All right. Write whenever you need something.',
    upset: 'I am sorry that this is no pleasure. Tell me what went wrong and I will look, or write “agent” for a person.',
    who: 'I am an assistant, a program and not a person. I look things up in your account at once. For a person, write “agent”.',
    abilities: [
      'I can tell you:',
      '• where a deposit or withdrawal is: write its TRX ID, or just “my deposit”',
      '• how much turnover is left: “turnover”',
      '• your balance: “balance”',
      '• about promotions and VIP: “bonus” or “VIP”',
      '• how to complain: “complaint”',
      '• or I call a person: “agent”',
    ].join('\n'),
    notUnderstood: 'Sorry, I did not understand that.',
    offer: 'Sorry, I did not understand that either. Shall I call a person of the support desk? Write “yes” or “agent”.',
    file: 'I have your file and a person can see it, but I cannot read pictures myself. Please type the TRX ID, or write “agent” for a person.',
    complaint:
      'I am sorry that something went wrong. A complaint gets a reference of its own, so that you can follow every step. File it here:\n/complaints',
    bets: 'Every bet with its result, and how it counted:\n/betting-record',
    profile: 'Phone, e-mail and date of birth are kept here:\n/profile\n\nPassword, devices and two-step log-in here:\n/security',
    saferPlay: 'You can set limits, take a break or exclude yourself at any time; it holds at once:\n/responsible-gaming',
    referral: 'Your invitation link and what your friends have earned you:\n/refrrel-program',
    bonusMissing:
      'A bonus comes together with its deposit when the promotion was chosen with it; its ticket stands here:\n/turnover-record\n\nIf yours is missing, write “agent” and a person will look.',
    mistake: `${CHANGEABLE_AFTER} minutes after it was sent or refused, you can take back or correct a request that is not through yet, here:\n/transaction-record\n\nFor money at a wrong number or a refund, write “agent”: a person will look into it.`,
    meaning:
      'Turnover is how much has to be bet before a withdrawal: a deposit once, and more where its promotion says so. Every settled bet brings it down.',
    howToDeposit: `Choose a payment method and an amount (between ${DEPOSITS[0]} and ${DEPOSITS[1]}, by channel), send the money to the number you are shown, then enter the TRX ID of your transfer. It is usually decided within ${MINUTES} minutes:\n/deposit`,
    howToWithdraw: `Choose where the money goes, enter the account and an amount between ${WITHDRAWALS[0]} and ${WITHDRAWALS[1]}. Your phone must be verified, your date of birth saved and your turnover complete. It is usually decided within ${MINUTES} minutes:\n/withdrawal`,
    handOver:
      'I have called a person of the support desk; they will write to you right here. You can leave this page: nothing is lost, and the answer waits in this chat. Meanwhile you can write down what it is about and attach a screenshot.',
    stillWaiting:
      'You are still in the queue. Nobody is free yet, and everything you wrote is kept. You can also file a complaint with a reference:\n/complaints',
    handedBack: 'The conversation is back with me, the assistant. To call a person once more, write “agent”.',
  },
  bn: {
    greeting: 'আসসালামু আলাইকুম! আমি সাপোর্টের সহকারী, সঙ্গে সঙ্গেই উত্তর দিই।',
    thanks: 'আপনাকেও ধন্যবাদ। যেকোনো দরকারে লিখবেন, আমি আছি।',
    allRight: 'ঠিক আছে। কিছু দরকার হলে লিখবেন।',
    upset: 'আপনার খারাপ লেগেছে জেনে দুঃখিত। কী হয়েছে লিখুন, আমি দেখছি; অথবা একজন মানুষের সঙ্গে কথা বলতে “প্রতিনিধি” লিখুন।',
    who: 'আমি সহকারী: মানুষ নই, একটি প্রোগ্রাম। আপনার অ্যাকাউন্টের তথ্য সঙ্গে সঙ্গে দেখে বলতে পারি। মানুষের সঙ্গে কথা বলতে “প্রতিনিধি” লিখুন।',
    abilities: [
      'আমি বলতে পারি:',
      '• জমা বা উত্তোলন কোন অবস্থায় আছে: TRX ID লিখুন, অথবা শুধু “আমার জমা”',
      '• আর কত টার্নওভার বাকি: “টার্নওভার”',
      '• আপনার ব্যালেন্স: “ব্যালেন্স”',
      '• প্রমোশন ও ভিআইপির কথা: “বোনাস” বা “ভিআইপি”',
      '• অভিযোগ কীভাবে করবেন: “অভিযোগ”',
      '• অথবা সাপোর্টের কাউকে ডেকে দিই: “প্রতিনিধি”',
    ].join('\n'),
    notUnderstood: 'দুঃখিত, কথাটি বুঝতে পারিনি।',
    offer: 'দুঃখিত, এবারও বুঝতে পারলাম না। সাপোর্টের একজন প্রতিনিধিকে ডেকে দেব? “হ্যাঁ” বা “প্রতিনিধি” লিখুন।',
    file: 'আপনার ফাইলটি পেয়েছি। আমি নিজে ছবি পড়তে পারি না, তবে আমাদের প্রতিনিধি এটি দেখতে পারবেন। TRX ID লিখে পাঠান, অথবা “প্রতিনিধি” লিখুন।',
    complaint: 'আপনার অসুবিধার জন্য দুঃখিত। প্রতিটি অভিযোগের নিজস্ব নম্বর থাকে, তা দিয়ে প্রতিটি ধাপ দেখতে পারবেন। অভিযোগ করুন এখানে:\n/complaints',
    bets: 'প্রতিটি বাজি, তার ফল আর টার্নওভারে কতটা গোনা হয়েছে:\n/betting-record',
    profile: 'ফোন নম্বর, ইমেইল ও জন্মতারিখ এখানে:\n/profile\n\nপাসওয়ার্ড, ডিভাইস ও দুই ধাপের লগইন এখানে:\n/security',
    saferPlay: 'যেকোনো সময় সীমা ঠিক করতে, বিরতি নিতে বা নিজেকে খেলা থেকে বিরত রাখতে পারেন; সঙ্গে সঙ্গেই কার্যকর হয়:\n/responsible-gaming',
    referral: 'আপনার আমন্ত্রণের লিংক আর বন্ধুদের খেলা থেকে আপনার পুরস্কার:\n/refrrel-program',
    bonusMissing:
      'জমার সময় প্রমোশন বেছে নিলে বোনাস জমার সঙ্গেই আসে; তার টিকিট এখানে দেখতে পাবেন:\n/turnover-record\n\nআপনারটি না থাকলে “প্রতিনিধি” লিখুন, আমাদের একজন দেখে দেবেন।',
    mistake: `কোনো অনুরোধ পাঠানোর বা নাকচ হওয়ার ${CHANGEABLE_AFTER} মিনিট পর, সেটি সম্পন্ন না হয়ে থাকলে, তা ফিরিয়ে নিতে বা সংশোধন করতে পারেন এখানে:\n/transaction-record\n\nভুল নম্বরে টাকা গেলে বা টাকা ফেরত চাইলে “প্রতিনিধি” লিখুন, আমাদের একজন দেখবেন।`,
    meaning:
      'টার্নওভার মানে টাকা তোলার আগে মোট যত টাকার বাজি ধরতে হয়: জমার সমান একবার, প্রমোশন নিলে তার শর্ত অনুযায়ী বেশি। নিষ্পত্তি হওয়া প্রতিটি বাজিতে তা কমতে থাকে।',
    howToDeposit: `পেমেন্ট মেথড ও টাকার পরিমাণ বেছে নিন (চ্যানেল অনুযায়ী ${DEPOSITS[0]} থেকে ${DEPOSITS[1]}), যে নম্বর দেখানো হবে সেখানে টাকা পাঠান, তারপর লেনদেনের TRX ID লিখুন। সাধারণত ${MINUTES} মিনিটের মধ্যে সিদ্ধান্ত হয়:\n/deposit`,
    howToWithdraw: `টাকা কোথায় নেবেন বেছে নিন, অ্যাকাউন্ট নম্বর আর ${WITHDRAWALS[0]} থেকে ${WITHDRAWALS[1]}-এর মধ্যে একটি পরিমাণ লিখুন। আগে ফোন নম্বর যাচাই, জন্মতারিখ সেভ আর টার্নওভার পূর্ণ করতে হবে। সাধারণত ${MINUTES} মিনিটের মধ্যে সিদ্ধান্ত হয়:\n/withdrawal`,
    handOver:
      'সাপোর্টের একজন প্রতিনিধিকে ডেকেছি, তিনি এখানেই আপনাকে লিখবেন। চাইলে পাতাটি ছেড়ে যেতে পারেন: কিছুই হারাবে না, উত্তর এই চ্যাটেই পাবেন। এর মধ্যে সমস্যাটি লিখে রাখুন, স্ক্রিনশটও দিতে পারেন।',
    stillWaiting: 'আপনি এখনও অপেক্ষার সারিতে আছেন। এই মুহূর্তে কেউ ফাঁকা নেই, তবে আপনার লেখা সবই রাখা আছে। চাইলে নম্বরসহ অভিযোগও করতে পারেন:\n/complaints',
    handedBack: 'এখন আবার আমি, সহকারী, উত্তর দেব। আবার প্রতিনিধির সঙ্গে কথা বলতে “প্রতিনিধি” লিখুন।',
  },
};
