import { paisa } from '@site/api/money';
import type { NewPromotion } from '@site/platform-domains/rewards';

const LONG_AGO = { startDate: new Date('2024-01-01T00:00:00+06:00'), endDate: new Date('2024-12-31T23:59:59+06:00') };

/** Category ids. @see REWARDS-035 */
const WELCOME = 99;
const SLOTS = 1;
const CASINO = 2;
const SPORTS = 4;
const FISHING = 8;
const LOTTERY = 64;
const OTHERS = 512;
const CRASH = 8192;

type Draft = Omit<NewPromotion, 'thumbnail' | 'startDate' | 'endDate' | 'maxBonus'> &
  Partial<Pick<NewPromotion, 'startDate' | 'endDate' | 'maxBonus'>>;

const drafts: readonly Draft[] = [
  {
    id: 1,
    name: 'Sports Welcome Bonus of 7,777',
    nameBn: 'স্পোর্টস ওয়েলকাম বোনাস ৭,৭৭৭',
    description: 'Place your first sports bets with us and collect a welcome bonus of up to 7,777 BDT on your first deposit.',
    descriptionBn: 'প্রথম স্পোর্টস বাজিতে প্রথম জমার উপর সর্বোচ্চ ৭,৭৭৭ টাকা ওয়েলকাম বোনাস নিন।',
    status: 'display',
    depositBonus: 100,
    turnover: 15,
    categories: [WELCOME, SPORTS],
    ...LONG_AGO,
  },
  {
    id: 2,
    name: '100% Bonus plus Free Spins',
    nameBn: '১০০% বোনাস ও ফ্রি স্পিন',
    description: 'Double your first slot deposit and spin the lily reels for free on top of the bonus.',
    descriptionBn: 'প্রথম স্লট জমা দ্বিগুণ করুন, সাথে শাপলা রিলে ফ্রি স্পিন।',
    status: 'display',
    depositBonus: 100,
    turnover: 20,
    categories: [WELCOME, SLOTS],
    ...LONG_AGO,
  },
  {
    id: 3,
    name: '50% Sports Refund',
    nameBn: '৫০% স্পোর্টস রিফান্ড',
    description: 'Half of your first losing sports bet comes back to your wallet as a refund.',
    descriptionBn: 'প্রথম হারা স্পোর্টস বাজির অর্ধেক ওয়ালেটে ফেরত।',
    status: 'display',
    depositBonus: 50,
    turnover: 8,
    categories: [SPORTS],
    ...LONG_AGO,
  },
  {
    id: 4,
    name: 'First Deposit 50%',
    nameBn: 'প্রথম জমায় ৫০%',
    description: 'Every first deposit brings half of its amount again as a bonus for slots and tables.',
    descriptionBn: 'প্রথম জমায় অর্ধেক পরিমাণ বোনাস, স্লট ও টেবিলের জন্য।',
    status: 'active',
    depositBonus: 50,
    maxBonus: paisa(5000_00n),
    turnover: 12,
    categories: [WELCOME, SLOTS],
  },
  {
    id: 5,
    name: 'Live Casino Evening 10%',
    nameBn: 'লাইভ ক্যাসিনো সন্ধ্যা ১০%',
    description: 'Deposit in the evening and take ten percent more with you to the live tables.',
    descriptionBn: 'সন্ধ্যায় জমা করে লাইভ টেবিলে দশ শতাংশ বেশি নিয়ে বসুন।',
    status: 'active',
    depositBonus: 10,
    turnover: 8,
    categories: [CASINO],
  },
  {
    id: 6,
    name: 'Hilsa Season 20%',
    nameBn: 'ইলিশ মৌসুম ২০%',
    description: 'The river is full: twenty percent more on every deposit for the fishing games.',
    descriptionBn: 'নদী ভরা ইলিশ: মাছ ধরার গেমে প্রতি জমায় বিশ শতাংশ বেশি।',
    status: 'active',
    depositBonus: 20,
    turnover: 10,
    categories: [FISHING, OTHERS],
  },
  {
    id: 7,
    name: 'Crash and Lotto Friday',
    nameBn: 'ক্র্যাশ ও লটারির শুক্রবার',
    description: 'Every Friday five percent more on deposits for crash games and the Rupali lottery draws.',
    descriptionBn: 'প্রতি শুক্রবার ক্র্যাশ গেম ও রূপালী লটারির জন্য জমায় পাঁচ শতাংশ বেশি।',
    status: 'active',
    depositBonus: 5,
    turnover: 5,
    categories: [CRASH, LOTTERY],
  },
];

const DAY_MS = 86_400_000;

/** The expired samples of the specification, and current promotions around `now`. @see REWARDS-039 */
export const demoPromotions = (now: Date): NewPromotion[] =>
  drafts.map((draft) => ({
    startDate: new Date(now.getTime() - 14 * DAY_MS),
    endDate: new Date(now.getTime() + 365 * DAY_MS),
    maxBonus: null,
    ...draft,
    thumbnail: `promotions/${draft.id}.svg`,
  }));
