import { call } from '@site/api';
import { getGameFacts } from '@site/api/contracts/catalogue';
import { queryOptions } from '@site/remote';
import type { Language } from '@site/i18n';

/** Rules and measured figures of a game, in a language. */
export const gameFactsQuery = (code: string, language: Language) =>
  queryOptions({
    queryKey: ['catalogue', 'facts', code, language],
    queryFn: ({ signal }) => call(getGameFacts, { code }, { signal }).then(({ facts }) => facts),
    staleTime: 600_000,
  });
