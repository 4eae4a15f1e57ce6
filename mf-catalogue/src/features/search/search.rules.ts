import { bonesOf, wordsOf } from './fold.rules';

/** Groups of results, in the order of the screen. */
export type GroupName = 'games' | 'matches' | 'promotions' | 'help';

/** One thing that can be found. */
export interface SearchEntry {
  id: string;
  title: string;
  /** Second line. */
  note: string;
  /** Further words that find it, in both languages. */
  words: string;
  /** Path of its screen; null for a game, which opens its sheet. */
  to: string | null;
}

/** An entry with its texts folded once, because each key searches all of them. */
export interface Folded<E extends SearchEntry = SearchEntry> {
  entry: E;
  title: readonly string[];
  text: string;
  bones: string;
}

export function foldEntry<E extends SearchEntry>(entry: E): Folded<E> {
  const text = ` ${[...wordsOf(entry.title), ...wordsOf(entry.note), ...wordsOf(entry.words)].join(' ')}`;
  return { entry, title: wordsOf(entry.title), text, bones: bonesOf(text) };
}

/** Shorter words without their vowel signs would find nearly everything. */
const BONES_LEAST = 3;
const BANGLA = /[\u0980-\u09ff]/;

/** The worth of one word for an entry; 0 when the entry does not have it. */
function worthOf(word: string, { title, text, bones }: Folded): number {
  if (title[0]?.startsWith(word)) return 4;
  if (title.some((one) => one.startsWith(word))) return 3;
  if (text.includes(` ${word}`)) return 2;
  if (text.includes(word)) return 1;
  const own = bonesOf(word);
  return own.length >= BONES_LEAST && BANGLA.test(word) && bones.includes(` ${own}`) ? 0.5 : 0;
}

/** The entries that have every word of the query, the best first; entries of the same worth keep their order. */
export function search<E extends SearchEntry>(entries: readonly Folded<E>[], query: string): E[] {
  const words = wordsOf(query);
  if (!words.length) return [];
  return entries
    .flatMap((folded) => {
      const worths = words.map((word) => worthOf(word, folded));
      return worths.includes(0) ? [] : [{ entry: folded.entry, worth: worths.reduce((sum, worth) => sum + worth, 0) }];
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ entry }) => entry);
}

/** The list with the player's own ones first: those played last, then the favourites. */
export function ownFirst<G extends { code: string }>(games: readonly G[], own: readonly G[]): G[] {
  const place = new Map([...own].reverse().map(({ code }, at) => [code, at + 1]));
  return [...games].sort((a, b) => (place.get(b.code) ?? 0) - (place.get(a.code) ?? 0));
}

/** The next position for an arrow key; the list is a ring. */
export const stepped = (at: number, by: 1 | -1, count: number) => (count === 0 ? -1 : (at + by + count) % count);
