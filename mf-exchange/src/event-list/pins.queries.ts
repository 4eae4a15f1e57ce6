import { ApiError, call } from '@site/api';
import { addPin, getPins, removePin } from '@site/api/contracts/exchange';
import { queryOptions, useMutation, useQuery, useQueryClient, useShell } from '@site/remote';
import { useText } from '@site/i18n';

const pinsQuery = () =>
  queryOptions({
    queryKey: ['exchange', 'pins'],
    queryFn: ({ signal }) => call(getPins, {}, { signal }),
  });

interface PinChange {
  eventId: string;
  isPinned: boolean;
}

/** Pinned events of the multi-market page; the platform stores them, so they are the same on every device. */
export function usePins() {
  const { dialogs } = useShell();
  const queries = useQueryClient();
  const t = useText('exchange');
  const { data, isPending, isError, refetch } = useQuery(pinsQuery());
  const change = useMutation({
    mutationFn: ({ eventId, isPinned }: PinChange) => call(isPinned ? addPin : removePin, { eventId }),
    onSuccess: (answer) => queries.setQueryData(pinsQuery().queryKey, answer),
    onError: (problem) => dialogs.error(t((problem instanceof ApiError && problem.serverMessage) || 'pin.failed')),
  });
  return {
    pins: data?.pins ?? [],
    isPending,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
    /** A change that is on its way counts already. */
    isPinned: (eventId: string) =>
      change.isPending && change.variables.eventId === eventId
        ? change.variables.isPinned
        : (data?.pins.some(({ event_id }) => event_id === eventId) ?? false),
    setPinned: (eventId: string, isPinned: boolean) => change.mutate({ eventId, isPinned }),
  };
}
