import { call } from '@site/api';
import { getBets, getProfits } from '@site/api/contracts/exchange';
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

/** While another page or day comes, the rows before it stay. */
const ROWS = { staleTime: 0, placeholderData: <Data>(before: Data) => before };

const logged =
  (what: string, signal: AbortSignal) =>
  (problem: unknown): never => {
    if (!signal.aborted) console.error(`${what} could not be read`, problem);
    throw problem;
  };

/** Bets that were decided, by the day on which they were placed. */
export const settledBetsQuery = (remoteId: string, day: Day, { page, pageSize }: Place) =>
  queryOptions({
    ...ROWS,
    queryKey: ['exchange', 'bets', 'settled', remoteId, day, page, pageSize],
    queryFn: ({ signal }) =>
      call(getExchangeRecords, { remote_id: remoteId, status: 'settled', date: PERIODS[day], page, per_page: pageSize }, { signal }).catch(
        logged('The settled bets', signal),
      ),
  });

/** Bets that ended without money at stake: refused, cancelled, lapsed. */
export const endedBetsQuery = (page: number) =>
  queryOptions({
    ...ROWS,
    queryKey: ['exchange', 'bets', 'ended', page],
    queryFn: ({ signal }) =>
      call(getBets, { state: 'ended', page: String(page) }, { signal })
        .then(({ bets, last_page }) => ({ data: bets, last_page }))
        .catch(logged('The ended bets', signal)),
  });

export const profitsQuery = (day: Day, { page, pageSize }: Place) =>
  queryOptions({
    ...ROWS,
    queryKey: ['exchange', 'bets', 'profits', day, page, pageSize],
    queryFn: ({ signal }) =>
      call(getProfits, { date: PERIODS[day], page, per_page: pageSize }, { signal }).catch(logged('Profit and loss', signal)),
  });

export const logInsQuery = ({ page, pageSize }: Place) =>
  queryOptions({
    ...ROWS,
    queryKey: ['exchange', 'log-ins', page, pageSize],
    queryFn: ({ signal }) => call(listLogIns, { page, per_page: pageSize }, { signal }).catch(logged('The log-ins', signal)),
  });
