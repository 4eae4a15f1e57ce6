import type { Language } from '@site/api/contracts/site';

const WORDS = {
  score: ['Score', 'স্কোর'],
  stream: ['Simulated live view', 'সিমুলেটেড লাইভ দৃশ্য'],
  soon: ['Begins {text}', 'শুরু {text}'],
  quiet: ['The score comes back by itself.', 'স্কোর নিজে থেকেই ফিরে আসবে।'],
  paused: ['Connection lost. Trying again…', 'সংযোগ নেই। আবার চেষ্টা হচ্ছে…'],
  'Not begun': ['Not begun', 'শুরু হয়নি'],
  Live: ['Live', 'লাইভ'],
  Final: ['Final', 'সমাপ্ত'],
  Abandoned: ['Abandoned', 'পরিত্যক্ত'],
  Retired: ['Retired', 'অবসর'],
  Rain: ['Rain', 'বৃষ্টি'],
  'Half-time': ['Half-time', 'বিরতি'],
  'Innings break': ['Innings break', 'ইনিংস বিরতি'],
  'Super over': ['Super over', 'সুপার ওভার'],
  'Tie-break': ['Tie-break', 'টাই-ব্রেক'],
  'Set 1': ['Set 1', 'সেট ১'],
  'Set 2': ['Set 2', 'সেট ২'],
  'Set 3': ['Set 3', 'সেট ৩'],
  rate: ['Run rate', 'রান রেট'],
  needed: ['Required', 'প্রয়োজনীয় রেট'],
  target: ['Target', 'লক্ষ্য'],
  chase: ['Needs', 'দরকার'],
  chased: ['{text} runs off {more}', '{more} বলে {text} রান'],
  batter: ['Batter', 'ব্যাটার'],
  bowler: ['Bowler', 'বোলার'],
  corners: ['Corners', 'কর্নার'],
  cards: ['Cards', 'কার্ড'],
  reds: ['Red cards', 'লাল কার্ড'],
  games: ['Games', 'গেম'],
  aces: ['Aces', 'এস'],
  points: ['Points won', 'জেতা পয়েন্ট'],
  'run-up': ['Bowler runs in', 'বোলার দৌড়াচ্ছেন'],
  dot: ['No run', 'রান নেই'],
  runs: ['{text}', '{text} রান'],
  four: ['FOUR', 'চার'],
  six: ['SIX', 'ছক্কা'],
  wicket: ['WICKET', 'উইকেট'],
  wide: ['Wide', 'ওয়াইড'],
  'no-ball': ['No-ball', 'নো-বল'],
  wait: ['Play goes on in a moment', 'খেলা একটু পরেই চলবে'],
  play: ['In play', 'খেলা চলছে'],
  'kick-off': ['Kick-off', 'খেলা শুরু'],
  shot: ['Shot – {text}', 'শট – {text}'],
  corner: ['Corner – {text}', 'কর্নার – {text}'],
  penalty: ['Penalty – {text}', 'পেনাল্টি – {text}'],
  'penalty-missed': ['Penalty missed – {text}', 'পেনাল্টি মিস – {text}'],
  goal: ['GOAL – {text}', 'গোল – {text}'],
  yellow: ['Yellow card – {text}', 'হলুদ কার্ড – {text}'],
  red: ['Red card – {text}', 'লাল কার্ড – {text}'],
  rally: ['Rally', 'র‍্যালি'],
  point: ['Point – {text}', 'পয়েন্ট – {text}'],
  ace: ['Ace – {text}', 'এস – {text}'],
  game: ['Game – {text}', 'গেম – {text}'],
  set: ['Set – {text}', 'সেট – {text}'],
  match: ['Match – {text}', 'ম্যাচ – {text}'],
  over: ['The match is over', 'ম্যাচ শেষ'],
  unknown: ['There is no such event', 'এমন কোনো ইভেন্ট নেই'],
  unknownHelp: ['Close this and choose an event from the list.', 'এটি বন্ধ করে তালিকা থেকে একটি ইভেন্ট বেছে নিন।'],
  address: ['This address is not complete', 'এই ঠিকানাটি সম্পূর্ণ নয়'],
  addressHelp: ['Open the picture from the page of the event.', 'ইভেন্টের পৃষ্ঠা থেকে দৃশ্যটি খুলুন।'],
  exchange: ['External exchange', 'বাইরের এক্সচেঞ্জ'],
  standIn: ['This page stands in for the external exchange. It takes no bets.', 'এই পৃষ্ঠাটি বাইরের এক্সচেঞ্জের জায়গায় আছে। এখানে বাজি ধরা যায় না।'],
  received: ['Your exchange token was received', 'আপনার এক্সচেঞ্জ টোকেন পাওয়া গেছে'],
  missing: ['No exchange token was received', 'কোনো এক্সচেঞ্জ টোকেন পাওয়া যায়নি'],
  missingHelp: ['Go back and open the exchange again while you are logged in.', 'ফিরে যান এবং লগ ইন করা অবস্থায় এক্সচেঞ্জ আবার খুলুন।'],
  chat: ['Support chat', 'সাপোর্ট চ্যাট'],
  chatLoads: ['The chat is loading…', 'চ্যাট লোড হচ্ছে…'],
  chatFailed: ['The chat did not load.', 'চ্যাট লোড হয়নি।'],
  back: ['Back to the site', 'সাইটে ফিরুন'],
} as const satisfies Record<string, readonly [en: string, bn: string]>;

export type Word = keyof typeof WORDS;
export type SayWord = (word: Word, text?: string | number, more?: string | number) => string;

const isWord = (text: string): text is Word => text in WORDS;

export const sayIn =
  (language: Language): SayWord =>
  (word, text = '', more = '') =>
    WORDS[word][language === 'bn' ? 1 : 0].replace('{text}', String(text)).replace('{more}', String(more));

/** Text of a phase of the feed; a phase without a text is a clock and is shown unchanged. */
export const phaseIn = (say: SayWord, phase: string) => (isWord(phase) ? say(phase) : phase);

/** The requested language, else the one that the browser prefers. */
export function languageOf(asked: unknown, accepted: string | undefined): Language {
  if (asked === 'bn' || asked === 'en') return asked;
  return accepted?.trim().toLowerCase().startsWith('bn') ? 'bn' : 'en';
}
