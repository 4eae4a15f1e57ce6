import { createKept, type Kept } from '@site/remote/kept';

const MOST = 6;
const LONGEST = 60;
const PLACE = 'searches';

const read = (kept: unknown): string[] =>
  Array.isArray(kept) ? kept.filter((one): one is string => typeof one === 'string' && one.length <= LONGEST).slice(0, MOST) : [];

/** Recent searches. They stay on this device: nothing sends them, and the player can delete them. */
export const createRecentStore = ({ readKept, keep, changeKept }: Kept) => ({
  list: async () => read(await readKept(PLACE)),
  add: (query: string) => {
    const text = query.trim().slice(0, LONGEST);
    return changeKept<string[]>(PLACE, (before) => [text, ...read(before).filter((one) => one !== text)].slice(0, MOST));
  },
  forget: () => keep<string[]>(PLACE, []),
});

export type RecentStore = ReturnType<typeof createRecentStore>;

export const recentSearches = createRecentStore(createKept('catalogue'));
