import { COMPETITIONS } from '../calendar/names';
import { chance } from '../model/seeded-random';

export interface Squad {
  name: string;
  /** 1 is average; a stronger side scores more and loses fewer wickets. */
  strength: number;
  /** Players in batting order. */
  players: readonly Player[];
}

interface Player {
  name: string;
  /** Batting skill: 1 is an ordinary batter of the upper order. */
  skill: number;
}

const PLAYERS = 11;
const list = (names: string) => names.split(', ');
/** Enough names for four squads: each is used in two squads, with different family names. */
const FIRST_NAMES = list(
  'Arman, Badrul, Delwar, Emon, Fahad, Gias, Habib, Imtiaz, Jubair, Kawsar, Labib, Mamun, Nayeem, Obaid, Parvez, Rakib, Sabbir, Tanjil, Ujjal, Wahid, Yamin, Zubayer, Ashik, Bijoy, Delowar, Foysal, Galib, Hasib, Ismail, Jewel, Khokon, Limon, Mithun, Nafis, Pavel, Raihan, Shohan, Tareq, Ujan, Wasim, Yeasin, Zihad, Apu, Shimul',
);
const LAST_NAMES = list(
  'Chowdhury, Bhuiyan, Talukder, Sarkar, Mridha, Howlader, Khandaker, Majumder, Biswas, Sikder, Akand, Patwary, Mollah, Bepari, Gazi, Laskar, Pramanik, Munshi, Dewan, Fakir, Joarder, Kazi, Miah, Naskar, Prodhan, Rayhan, Shikder, Tarafdar, Uddin, Zaman, Haldar',
);
const SKILLS = [1.06, 1.06, 1.12, 1.06, 1.02, 1, 0.92, 0.84, 0.72, 0.62, 0.55];

function playerOf(squad: number, position: number): Player {
  const index = squad * PLAYERS + position;
  const first = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
  const last = LAST_NAMES[(index * 3 + Math.floor(index / FIRST_NAMES.length) * PLAYERS) % LAST_NAMES.length] ?? '';
  const form = 0.94 + 0.12 * chance('form', index);
  return { name: `${first} ${last}`, skill: (SKILLS[position] ?? 1) * form };
}

const SQUADS: ReadonlyMap<string, Squad> = new Map(
  COMPETITIONS.cricket.flatMap(({ sides }) =>
    sides.map((name, index) => [
      name,
      {
        name,
        strength: 0.95 + 0.1 * chance(name, 'strength'),
        players: Array.from({ length: PLAYERS }, (_, position) => playerOf(index, position)),
      },
    ]),
  ),
);

export function squadOf(name: string): Squad {
  const squad = SQUADS.get(name);
  if (!squad) throw new Error(`There is no squad of ${name}`);
  return squad;
}
