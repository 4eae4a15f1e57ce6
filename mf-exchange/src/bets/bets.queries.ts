import { call } from '@site/api';
import { cancelBet, editBet, getBets, getExposure, type Bet } from '@site/api/contracts/exchange';
import { queryOptions, useMutation, useQuery, useQueryClient, useShell } from '@site/remote';
import type { EndpointInput } from '@site/api/schema';
import { useBetNews } from './use-bet-news';

/** Begins the keys of everything that news of a bet reload. */
export const BETS = ['exchange', 'bets'];
const EXPOSURE = ['exchange', 'exposure'];
/** Poll interval while a bet awaits its decision; the next constant is the interval at other times. */
const DUE_POLL_MS = 1000;
const CALM_POLL_MS = 5000;
const EXPOSURE_POLL_MS = 10_000;
/** Upper bound of pages to read; only the platform counts further open bets. */
const MOST_PAGES = 20;
const ENDED_KEPT = 3;

const useRemoteId = () => useShell().session.player?.remoteId ?? '';
const isDue = (bets: readonly Bet[] = []) => bets.some(({ state }) => state === 'PLACED');

async function readOpenBets(signal: AbortSignal): Promise<Bet[]> {
  const first = await call(getBets, { state: 'open' }, { signal });
  const bets = [...first.bets];
  for (let page = 2; page <= Math.min(first.last_page, MOST_PAGES); page++) {
    bets.push(...(await call(getBets, { state: 'open', page: String(page) }, { signal })).bets);
  }
  return bets;
}

const openBetsQuery = (remoteId: string, hasEvents: boolean) =>
  queryOptions({
    queryKey: [...BETS, remoteId, 'open'],
    queryFn: ({ signal }) => readOpenBets(signal),
    enabled: remoteId !== '',
    staleTime: 0,
    // A bet awaits its decision only for seconds and an event may be lost, so it is polled even while events arrive.
    refetchInterval: ({ state }) => (isDue(state.data) ? DUE_POLL_MS : hasEvents ? false : CALM_POLL_MS),
  });

const exposureQuery = (remoteId: string, hasEvents: boolean) =>
  queryOptions({
    queryKey: [...EXPOSURE, remoteId],
    queryFn: ({ signal }) => call(getExposure, {}, { signal }),
    enabled: remoteId !== '',
    staleTime: 0,
    refetchInterval: hasEvents ? false : EXPOSURE_POLL_MS,
  });

/** One bet by its client reference; null while the platform has no bet with this reference. */
const placedBetQuery = (remoteId: string, clientRef: string) =>
  queryOptions({
    queryKey: [...BETS, remoteId, 'ref', clientRef],
    queryFn: async ({ signal }) => (await call(getBets, { client_ref: clientRef }, { signal })).bets[0] ?? null,
    enabled: remoteId !== '',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !isDue([state.data]) ? CALM_POLL_MS : DUE_POLL_MS),
  });

/** Refetches everything that a change of the player's bets affects. */
export function useReloadBets() {
  const client = useQueryClient();
  const { balance } = useShell();
  return () => {
    void client.invalidateQueries({ queryKey: BETS });
    void client.invalidateQueries({ queryKey: EXPOSURE });
    void balance.refresh();
  };
}

/** The player's open bets, newest first, kept current by events or polling. */
export function useExchangeBets() {
  const hasEvents = useBetNews(useReloadBets());
  return useQuery(openBetsQuery(useRemoteId(), hasEvents));
}

/** Balance of the main wallet, the amount held in open bets, and their markets. */
export function useExposure() {
  const hasEvents = useBetNews(useReloadBets());
  return useQuery(exposureQuery(useRemoteId(), hasEvents));
}

export function usePlacedBet(clientRef: string) {
  useBetNews(useReloadBets());
  return useQuery(placedBetQuery(useRemoteId(), clientRef));
}

/** Bets that ended since the page was opened, newest first: they disappear from the list of open bets without a note. */
export function useEndedBets() {
  const client = useQueryClient();
  const queryKey = [...BETS, useRemoteId(), 'ended'];
  const change = (next: (before: readonly Bet[]) => readonly Bet[]) =>
    client.setQueryData<readonly Bet[]>(queryKey, (before = []) => next(before));
  const without = (bets: readonly Bet[], id: string) => bets.filter(({ bet_id }) => bet_id !== id);
  // This query never fetches: `tell` writes its data.
  const { data } = useQuery({ queryKey, queryFn: (): readonly Bet[] => [], enabled: false, initialData: [] });
  return {
    ended: data,
    tell: (bet: Bet) => change((before) => [bet, ...without(before, bet.bet_id)].slice(0, ENDED_KEPT)),
    dismiss: (id: string) => change((before) => without(before, id)),
  };
}

/** Mutation of the player's bets; a second press while it runs is ignored. */
function useChange<I, O>(name: string, change: { mutationFn: (input: I) => Promise<O>; onSuccess?: (answer: O) => void }) {
  const client = useQueryClient();
  const reload = useReloadBets();
  const mutationKey = [...BETS, name];
  const { mutate, isPending, error } = useMutation({ ...change, mutationKey, onSettled: reload });
  const send: typeof mutate = (...input) => {
    if (client.isMutating({ mutationKey, exact: true }) === 0) mutate(...input);
  };
  return { send, isPending, error };
}

export function useCancelBet(id: string) {
  const { tell } = useEndedBets();
  return useChange(`cancel ${id}`, { mutationFn: () => call(cancelBet, { id }), onSuccess: ({ bet }) => tell(bet) });
}

/** Cancels bets one by one, as each has its own market; a refusal does not stop the others, and the first refusal is thrown at the end. */
export const useCancelBets = () =>
  useChange('cancel all', {
    async mutationFn(ids: readonly string[]) {
      const problems: unknown[] = [];
      for (const id of ids) await call(cancelBet, { id }).catch((problem: unknown) => problems.push(problem));
      if (problems.length > 0) throw problems[0];
    },
  });

export const useEditBet = (id: string) =>
  useChange(`edit ${id}`, { mutationFn: (change: Omit<EndpointInput<typeof editBet>, 'id'>) => call(editBet, { id, ...change }) });
