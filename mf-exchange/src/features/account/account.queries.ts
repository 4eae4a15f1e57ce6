import { call } from '@site/api';
import { getBets, getProfits, type Bet } from '@site/api/contracts/exchange';
import { getExchangeRecords } from '@site/api/contracts/records';
import { listLogIns } from '@site/api/contracts/security';
import type { PageSize } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';
import type { Day } from './account.rules';

interface Place {
  page: number;
  pageSize: PageSize;
}

const PERIODS = { '7': 7, '0': 0, '1': 1, '-1': -1 } as const satisfies Record<Day, number>;

/** While another page or day loads, the earlier rows stay. */
const ROWS = { staleTime: 0, placeholderData: <Data>(before: Data) => before };

/** Settled bets, filtered by the day on which they were placed. */
export const settledBetsQuery = (remoteId: string, day: Day, { page, pageSize }: Place) =>
  queryOptions({
    ...ROWS,
    queryKey: ['exchange', 'bets', 'settled', remoteId, day, page, pageSize],
    queryFn: ({ signal }) =>
      call(getExchangeRecords, { remote_id: remoteId, status: 'settled', date: PERIODS[day], page, per_page: pageSize }, { signal }),
  });

/** Bets that ended without money at stake: refused, cancelled, lapsed. */
export const endedBetsQuery = (page: number) =>
  queryOptions({
    ...ROWS,
    queryKey: ['exchange', 'bets', 'ended', page],
    queryFn: async ({ signal }): Promise<{ data: Bet[]; last_page: number }> => {
      const { bets, last_page } = await call(getBets, { state: 'ended', page: String(page) }, { signal });
      return { data: bets, last_page };
    },
  });

export const profitsQuery = (day: Day, { page, pageSize }: Place) =>
  queryOptions({
    ...ROWS,
    queryKey: ['exchange', 'bets', 'profits', day, page, pageSize],
    queryFn: ({ signal }) => call(getProfits, { date: PERIODS[day], page, per_page: pageSize }, { signal }),
  });

export const logInsQuery = ({ page, pageSize }: Place) =>
  queryOptions({
    ...ROWS,
    queryKey: ['exchange', 'log-ins', page, pageSize],
    queryFn: ({ signal }) => call(listLogIns, { page, per_page: pageSize }, { signal }),
  });
