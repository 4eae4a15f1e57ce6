import { call } from '@site/api';
import { startPlayerPractice, startPractice } from '@site/api/contracts/catalogue';
import { queryOptions } from '@site/remote';

export interface PracticeGame {
  platform: string;
  gameType: string;
  gameCode: string;
}

/** Starts a game without money. Its address works once, so a page that is entered again starts another one. */
export const practiceQuery = (game: PracticeGame, isPlayer: boolean) =>
  queryOptions({
    queryKey: ['catalogue', 'practice', game, isPlayer],
    queryFn: ({ signal }) => call(isPlayer ? startPlayerPractice : startPractice, game, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
