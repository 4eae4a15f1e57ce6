import { call } from '@site/api';
import { explainBet, getBetGroups, getBetRecords, getExchangeRecords, getOpenBets } from '@site/api/contracts/records';
import { ALL, RECORD_PERIOD_VALUES, type PageSize, type RecordPeriod } from '@site/api/contracts/site';
import { queryOptions } from '@site/remote';
import type { BetsFilter, OpenedGroup } from './bets-address';
import { loadGrowing } from './load-growing';

interface Place {
  page: number;
  pageSize: PageSize;
}

const root = (remoteId: string) => ['records', 'bets', remoteId];
const periodOf = (date: string): RecordPeriod | typeof ALL => RECORD_PERIOD_VALUES.find((value) => String(value) === date) ?? ALL;
const inputOf = (remoteId: string, { platform, type, date }: BetsFilter) => ({ remote_id: remoteId, platform, type, date: periodOf(date) });

/** Always stale, because every settled round changes the records; the earlier rows stay while others load. */
const RECORDS = { staleTime: 0, placeholderData: <Data>(before: Data) => before };

/** One page of the groups. */
export const groupsQuery = (remoteId: string, filter: BetsFilter, { page, pageSize }: Place) =>
  queryOptions({
    ...RECORDS,
    queryKey: [...root(remoteId), 'groups', filter, page, pageSize],
    queryFn: ({ signal }) => call(getBetGroups, { ...inputOf(remoteId, filter), page, per_page: pageSize }, { signal }),
  });

/** Groups up to a step of "Show more". */
export const grownGroupsQuery = (remoteId: string, filter: BetsFilter, step: number) =>
  queryOptions({
    ...RECORDS,
    queryKey: [...root(remoteId), 'grown groups', filter, step],
    queryFn: ({ signal }) =>
      loadGrowing(step, (page, per_page) => call(getBetGroups, { ...inputOf(remoteId, filter), page, per_page }, { signal })),
  });

/** The games of one group within the period of the list. */
export const gamesQuery = (remoteId: string, { day, platform, game_type }: OpenedGroup, date: string, step: number) =>
  queryOptions({
    ...RECORDS,
    queryKey: [...root(remoteId), 'games', day, platform, game_type, date, step],
    queryFn: ({ signal }) =>
      loadGrowing(step, (page, per_page) =>
        call(getBetRecords, { ...inputOf(remoteId, { platform, type: game_type, date }), day, page, per_page }, { signal }),
      ),
  });

export const openBetsQuery = (remoteId: string, filter: BetsFilter, { page, pageSize }: Place) =>
  queryOptions({
    ...RECORDS,
    queryKey: [...root(remoteId), 'open', filter, page, pageSize],
    queryFn: ({ signal }) => call(getOpenBets, { ...inputOf(remoteId, filter), page, per_page: pageSize }, { signal }),
  });

/** Exchange bets up to a step of "Show more". */
export const exchangeQuery = (remoteId: string, status: 'all' | 'open' | 'settled', date: string, step: number) =>
  queryOptions({
    ...RECORDS,
    queryKey: [...root(remoteId), 'exchange', status, date, step],
    queryFn: ({ signal }) => {
      const filter = { remote_id: remoteId, date: periodOf(date), ...(status !== 'all' && { status }) };
      return loadGrowing(step, (page, per_page) => call(getExchangeRecords, { ...filter, page, per_page }, { signal }));
    },
  });

export const turnoverOfBetQuery = (remoteId: string, id: number) =>
  queryOptions({
    queryKey: [...root(remoteId), 'turnover of', id],
    queryFn: ({ signal }) => call(explainBet, { id: String(id) }, { signal }),
  });
