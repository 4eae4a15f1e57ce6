import type { GameType } from '@site/api/contracts/catalogue';

export interface WordList {
  first: readonly string[];
  second: readonly string[];
  third: readonly string[];
}

const words = (text: string) => text.split(' ');

const LAND = words(
  'Sundarban Padma Meghna Jamuna Teesta Haor Sylhet Rangamati Bandarban Kuakata Ratargul Lawachara Sajek Srimangal Bhawal Chalan Surma Karnaphuli Bhola Hatiya',
);
const LIFE = words(
  'Tiger Hilsa Doyel Shapla Lotus Kingfisher Peacock Cobra Elephant Buffalo Otter Dolphin Crocodile Heron Parrot Mango Jackfruit Lychee Palm Banyan Firefly Jasmine',
);
const COLOURS = words('Golden Crimson Emerald Silver Royal Midnight Scarlet Amber Ivory Jade Copper Indigo');

export const WORDS = {
  SLOT: {
    first: [...COLOURS, ...LAND, ...words('Lucky Mystic Wild Blazing Ancient Secret Thunder Monsoon Moonlit Nokshi Jamdani Boishakhi')],
    second: [...LIFE, ...words('Nawab Zamindar Rickshaw Bazaar Palace Drum Lantern Pearl Muslin Mela')],
    third: words('Fortune Riches Spins Treasure Jackpot Deluxe Nights Rising Quest Gems Megaways Bonanza'),
  },
  LIVE: {
    first: [...LAND, ...words('Velvet Royal Grand Salon Speed Prestige Lalbagh Dhaka Chattogram Khulna')],
    second: words('Roulette Baccarat Blackjack Sicbo Teenpatti Andar Dragon Wheel'),
    third: words('Live Lounge Gold Room Table Privé Express'),
  },
  TABLE: {
    first: [...COLOURS, ...words('Nokshi Muslin Lalbagh Mughal Nawabi Panam Sonargaon Shonar Bikrampur Old')],
    second: words('Roulette Baccarat Blackjack Sicbo Hazari Callbreak Rummy Pontoon'),
    third: words('Classic Gold Deluxe Pro Duel Reserve'),
  },
  BINGO: {
    first: [...COLOURS, ...words('Banyan Mela Monsoon Village Festival Carnival Kite Boishakhi')],
    second: words('Bingo Housie Tambola Keno'),
    third: words('Party Bazaar Bonanza Rush'),
  },
  EGAME: {
    first: [...words('Cyber Turbo Hyper Neon Pixel Rocket Street Shadow'), ...LAND],
    second: words('Cricket Carrom Ludo Kabaddi Rickshaw Racer Kite Boat'),
    third: words('Arena League Clash Masters Duel'),
  },
  FH: {
    first: [...COLOURS, ...words('Padma Meghna Haor Hakaluki Tanguar Monsoon Bay Coral')],
    second: words('Hilsa Rui Katla Boal Crab Prawn Dolphin Marlin'),
    third: words('Hunt Hunter Catch Tide Frenzy'),
  },
  LOTTO: {
    first: [...COLOURS, ...words('Rupali Shonali Daily Jackpot Weekend Festival Eid Boishakhi')],
    second: words('Lotto Draw Numbers Pick'),
    third: words('Six Five Express Bonus'),
  },
  CRASH: {
    first: [...words('Rocket Monsoon Thunder Jamuna Cyclone Comet Turbo Sky'), ...COLOURS],
    second: words('Kite Rickshaw Launch Pilot Falcon Balloon Speedboat Express'),
    third: words('Crash Rise Rush Climb'),
  },
  ARCADE: {
    first: [...COLOURS, ...words('Rickshaw Monsoon Bazaar Village Market Temple River Street')],
    second: words('Mines Plinko Dice Towers Coins Darts Marbles Hilo'),
    third: words('Riot Rush Blast Mania Hero'),
  },
  POKER: {
    first: [...COLOURS, ...words('Coral Island Saint Harbour Nawab Bay Reef Lagoon')],
    second: words('Holdem Omaha Teenpatti Stud Draw'),
    third: words('Club Masters Showdown Series'),
  },
  SPORTS: {
    first: words('Boishakh Premier Bengal Delta National Champions'),
    second: words('Cricket Football Kabaddi Tennis Hockey'),
    third: words('Cup Book League Fever'),
  },
} as const satisfies Record<GameType, WordList>;
