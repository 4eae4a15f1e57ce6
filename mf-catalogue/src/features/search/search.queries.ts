import { call } from '@site/api';
import { getGames } from '@site/api/contracts/catalogue';
import { EXCHANGE_SPORTS, getSportEvents } from '@site/api/contracts/exchange';
import { getPromotions } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';

const FRESH_MS = 60_000;

export const gamesToSearch = queryOptions({
  queryKey: ['catalogue', 'search', 'games'],
  queryFn: ({ signal }) => call(getGames, {}, { signal }).then(({ games }) => games),
  staleTime: FRESH_MS,
});

/** The matches of all sports, with the sport of each. */
export const matchesToSearch = queryOptions({
  queryKey: ['catalogue', 'search', 'matches'],
  queryFn: async ({ signal }) => {
    const lists = await Promise.all(
      EXCHANGE_SPORTS.map(async (sport) => (await call(getSportEvents[sport], {}, { signal })).map((match) => ({ ...match, sport }))),
    );
    return lists.flat();
  },
  staleTime: FRESH_MS,
});

export const promotionsToSearch = queryOptions({
  queryKey: ['catalogue', 'search', 'promotions'],
  queryFn: ({ signal }) => call(getPromotions, {}, { signal }),
  staleTime: FRESH_MS,
});
