import type { GameType } from '@site/api/contracts/catalogue';

export interface SupplierEntry {
  name: string;
  /** Unique prefix of the supplier's game codes. */
  prefix: string;
  games: Partial<Record<GameType, number>>;
  /** Set when the games play from a wallet of their own; all other games share the main wallet. */
  wallet?: 'transfer';
}

/** Invented suppliers and the number of games of each type: 2,400 games together. */
const HOUSES: readonly SupplierEntry[] = [
  { name: 'PadmaPlay', prefix: 'PP', games: { SLOT: 190, LIVE: 40, TABLE: 20 } },
  { name: 'Shapla Reels', prefix: 'SR', games: { SLOT: 180 } },
  { name: 'Doyel Studio', prefix: 'DS', games: { SLOT: 170, EGAME: 20 } },
  { name: 'Meghna Live', prefix: 'ML', games: { LIVE: 110 } },
  { name: 'Nokshi Tables', prefix: 'NT', games: { TABLE: 80, POKER: 10 } },
  { name: 'Sundar Spin', prefix: 'SS', games: { SLOT: 170 } },
  { name: 'Monsoon Arcade', prefix: 'MA', games: { ARCADE: 40 } },
  { name: 'Kingfisher Slots', prefix: 'KS', games: { SLOT: 160 } },
  { name: 'Hilsa Hunt', prefix: 'HH', games: { FH: 40 } },
  { name: 'Jamuna Crash', prefix: 'JC', games: { CRASH: 40 } },
  { name: 'Banyan Bingo', prefix: 'BB', games: { BINGO: 40 } },
  { name: 'Rupali Lotto', prefix: 'RL', games: { LOTTO: 40 } },
  { name: 'Delta Tiger Games', prefix: 'DT', games: { SLOT: 150, CRASH: 20 } },
  { name: 'Muslin Cards', prefix: 'MC', games: { TABLE: 40, LIVE: 30 } },
  { name: 'Teesta Interactive', prefix: 'TI', games: { SLOT: 120, EGAME: 20 } },
  { name: 'Krishnachura Gaming', prefix: 'KG', games: { SLOT: 130 } },
  { name: 'Borak Live', prefix: 'BL', games: { LIVE: 80 } },
  { name: 'Hakaluki Fishing', prefix: 'HF', games: { FH: 40 } },
  { name: 'Ratargul Slots', prefix: 'RS', games: { SLOT: 130 }, wallet: 'transfer' },
  { name: 'Kuakata EGames', prefix: 'KE', games: { EGAME: 80 } },
  { name: 'Saint Martin Poker', prefix: 'SM', games: { POKER: 30 } },
  { name: 'Lalbagh Originals', prefix: 'LO', games: { SLOT: 100, TABLE: 20 } },
  { name: 'Rickshaw Riot', prefix: 'RR', games: { ARCADE: 40 }, wallet: 'transfer' },
  { name: 'Boishakh Bet Sports', prefix: 'BS', games: { SPORTS: 20 } },
];

/** The platforms of the betting record filter; their games are in the catalogue as well. @see RECORDS-017 */
const RECORD_HOUSES: readonly SupplierEntry[] = [
  { name: 'KA Gaming', prefix: 'KA', games: { SLOT: 50, FH: 10 } },
  { name: 'Sexy', prefix: 'SX', games: { LIVE: 30 } },
  { name: 'Red Tiger', prefix: 'RT', games: { SLOT: 60 } },
  { name: 'Spadegaming', prefix: 'SG', games: { SLOT: 50, FH: 10 } },
];

/** Groups in a fixed order: a later group changes neither the names nor the order of the games before it. */
export const SUPPLIER_GROUPS = [HOUSES, RECORD_HOUSES] as const;
export const SUPPLIERS: readonly SupplierEntry[] = SUPPLIER_GROUPS.flat();

/** Code of a platform, such as `PADMAPLAY` or `SHAPLA_REELS`. */
export const platformCode = (name: string) => name.toUpperCase().replace(/ /g, '_');
