import { call } from '@site/api';
import { listGameTransfers } from '@site/api/contracts/wallet';
import { queryOptions } from '@site/remote';

const PER_PAGE = 10;
/** Poll interval while a game has not answered yet and the page is visible. */
const POLL_MS = 5000;

/** The newest transfers, after `pages - 1` presses on "Show more". */
export const gameTransfersQuery = (remoteId: string, pages: number) =>
  queryOptions({
    queryKey: ['records', 'game-transfers', remoteId, pages],
    queryFn: async ({ signal }) => {
      const asked = Array.from({ length: pages }, (_, index) =>
        call(listGameTransfers, { page: index + 1, per_page: PER_PAGE }, { signal }),
      );
      const answers = await Promise.all(asked);
      const known = new Map(answers.flatMap(({ data }) => data).map((transfer) => [transfer.id, transfer]));
      return { transfers: [...known.values()], hasMore: (answers[0]?.last_page ?? 1) > pages };
    },
    staleTime: 0,
    placeholderData: (before) => before,
    refetchInterval: ({ state }) => (state.data?.transfers.some((transfer) => transfer.state === 'asked') ? POLL_MS : false),
  });
