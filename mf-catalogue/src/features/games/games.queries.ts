import { ApiError, call } from '@site/api';
import { getGames, getProvider, getSystem, type Game, type GameType, type Provider } from '@site/api/contracts/catalogue';
import { queryOptions, saying, useQuery } from '@site/remote';

/** @see CATALOGUE-029, CATALOGUE-030, CATALOGUE-031 */
export const FETCH_PROBLEMS = {
  games: { failed: 'Failed to fetch games', unexpected: 'An unexpected error occurred while fetching games' },
  providers: { failed: 'Failed to fetch providers', unexpected: 'An unexpected error occurred while fetching providers' },
  systems: { failed: 'Failed to fetch systems', unexpected: 'An unexpected error occurred while fetching systems' },
} as const;

/** True when no answer arrived; the specification has another text for this than for a failed request. */
const isUnreachable = (problem: Error) => problem instanceof ApiError && problem.kind === 'unreachable';

const wordsFor = (what: keyof typeof FETCH_PROBLEMS, problem: Error) =>
  FETCH_PROBLEMS[what][isUnreachable(problem) ? 'unexpected' : 'failed'];

export const gamesQuery = (type: GameType | undefined, systems: readonly string[]) =>
  queryOptions({
    queryKey: ['catalogue', 'games', type, ...systems],
    queryFn: ({ signal }) =>
      call(getGames, { ...(type ? { type } : {}), ...(systems.length ? { system: systems.join(',') } : {}) }, { signal }).then(
        ({ games }) => games,
      ),
    // While games of other platforms load, the present games stay if their category is the same.
    placeholderData: (previous: Game[] | undefined, query) => (query?.queryKey[2] === type ? previous : undefined),
    staleTime: 60_000,
    meta: saying((problem) => wordsFor('games', problem)),
  });

const systemsQuery = (type: GameType | undefined) =>
  queryOptions({
    queryKey: ['catalogue', 'systems', type],
    queryFn: ({ signal }) => call(getSystem, type ? { type } : {}, { signal }).then(({ systems }) => systems),
    staleTime: 60_000,
  });

const providersQuery = (systems: readonly string[] | undefined) =>
  queryOptions({
    queryKey: ['catalogue', 'providers', systems],
    queryFn: ({ signal }) =>
      systems?.length
        ? call(getProvider, { system: JSON.stringify(systems) }, { signal }).then(({ data }) => data)
        : Promise.resolve<Provider[]>([]),
    enabled: systems !== undefined,
    staleTime: 60_000,
  });

/** The text for a failed games list; null when the failure is only logged. */
export const gamesProblem = (problem: Error | null) => (problem && !isUnreachable(problem) ? FETCH_PROBLEMS.games.failed : null);

/** Loads the platforms of the category first, then their names. */
export function useProviders(type: GameType | undefined) {
  const systems = useQuery(systemsQuery(type));
  const providers = useQuery(providersQuery(systems.data));
  const failed = systems.error && !systems.data ? ('systems' as const) : ('providers' as const);
  const problem = failed === 'systems' ? systems.error : providers.data ? null : providers.error;
  return {
    providers: providers.data,
    problem: problem && wordsFor(failed, problem),
    retry: failed === 'systems' ? systems.refetch : providers.refetch,
  };
}
