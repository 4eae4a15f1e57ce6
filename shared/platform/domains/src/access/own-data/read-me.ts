import type { Language } from '@site/api/contracts/site';
import { dhakaTime } from '../notices/dhaka-time';
import { DATA_KINDS } from './kinds';

const WORDS = {
  en: {
    title: (username: string) => `All data of the player ${username}`,
    made: (time: string) => `Made on ${time}.`,
    about: [
      'Each kind of data is in two files: in the folder json for programs, in the folder csv for spreadsheets.',
      'A kind of which we have nothing has an empty file.',
      'Amounts of money are whole paisa: 100 paisa are 1 taka. Times have their time zone.',
      'Passwords, codes and keys are not in the archive: we keep only values from which nobody can read them.',
      'Names of other people are left out. Keep the archive where nobody else can open it.',
    ],
    files: 'Files:',
  },
  bn: {
    title: (username: string) => `খেলোয়াড় ${username}-এর সব তথ্য`,
    made: (time: string) => `তৈরির সময়: ${time}।`,
    about: [
      'প্রতিটি ধরনের তথ্য দুটি ফাইলে আছে: প্রোগ্রামের জন্য json ফোল্ডারে, স্প্রেডশিটের জন্য csv ফোল্ডারে।',
      'যে ধরনের কোনো তথ্য আমাদের কাছে নেই, তার ফাইল খালি।',
      'টাকার পরিমাণ পয়সায় লেখা: ১০০ পয়সায় ১ টাকা। সময়ের সঙ্গে টাইম জোন লেখা আছে।',
      'পাসওয়ার্ড, কোড ও কী আর্কাইভে নেই: আমরা শুধু এমন মান রাখি, যা থেকে কেউ সেগুলো পড়তে পারে না।',
      'অন্য মানুষের নাম বাদ দেওয়া হয়েছে। আর্কাইভটি এমন জায়গায় রাখুন, যেখানে অন্য কেউ খুলতে পারবে না।',
    ],
    files: 'ফাইল:',
  },
} satisfies Record<Language, unknown>;

/** Text of the file that explains the archive, in the language of the player. */
export function readMeText(language: Language, { username, at }: { username: string; at: Date }): string {
  const words = WORDS[language];
  const files = DATA_KINDS.map(({ name, words: kind }) => `  ${name}: ${kind[language]}`);
  return [words.title(username), '', words.made(dhakaTime(at)), '', ...words.about, '', words.files, ...files, ''].join('\r\n');
}
