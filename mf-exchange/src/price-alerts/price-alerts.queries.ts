import { call } from '@site/api';
import { deletePriceAlert, getPriceAlerts, setPriceAlert, type PriceAlert } from '@site/api/contracts/exchange';
import type { EndpointInput } from '@site/api/schema';
import { queryOptions, useEvents, useMutation, useQuery, useQueryClient, useShell } from '@site/remote';

/** Alerts that wait are polled where no events arrive. */
const WAITING_POLL_MS = 5000;

const alertsQuery = (remoteId: string) =>
  queryOptions({
    queryKey: ['exchange', 'price-alerts', remoteId],
    queryFn: ({ signal }) => call(getPriceAlerts, {}, { signal }),
    enabled: remoteId !== '',
    staleTime: 0,
  });

const useAlertsQuery = () => alertsQuery(useShell().session.player?.remoteId ?? '');

/** Price alerts that wait. A reached one brings a message to the inbox, and is gone then. */
export function usePriceAlerts() {
  const asked = useAlertsQuery();
  const queries = useQueryClient();
  const ask = () => void queries.invalidateQueries({ queryKey: asked.queryKey });
  const hasEvents = useEvents({ hello: ask, inbox: ask });
  return useQuery({ ...asked, refetchInterval: ({ state }) => (!hasEvents && state.data?.alerts.length ? WAITING_POLL_MS : false) });
}

/** Every change answers with all alerts that are left. */
function useChange<I>(change: (input: I) => Promise<{ alerts: PriceAlert[] }>) {
  const queries = useQueryClient();
  const { queryKey } = useAlertsQuery();
  return useMutation({ mutationFn: change, onSuccess: (answer) => queries.setQueryData(queryKey, answer) });
}

export const useSetAlert = () => useChange((input: EndpointInput<typeof setPriceAlert>) => call(setPriceAlert, input));
export const useDeleteAlert = () => useChange((id: number) => call(deletePriceAlert, { id: String(id) }));
