import { useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { useAddress, useFilters } from '@site/remote/address';
import { FilterButton } from '#filters';
import { Loaded, RowsSkeleton, ShowMore } from '#record-list';
import { pageFilters } from './bet-filters';
import { BetGroups } from './bet-groups';
import { BetSummary } from './bet-summary';
import { OPENED_FIELDS, PAGE_FIELDS } from './bets-address';
import { grownGroupsQuery } from './betting-record.queries';
import styles from './betting-record.module.css';

/** Settled rounds by day, platform and type of game. */
export function SettledRecords() {
  const t = useText('records');
  const { session } = useShell();
  const { values, change, pages, showMore } = useFilters(PAGE_FIELDS);
  const { addressOf } = useAddress(OPENED_FIELDS);
  const { platform, type, date } = values;
  const groups = useQuery(grownGroupsQuery(session.player?.remoteId ?? '', { platform, type, date }, pages.page));
  return (
    <div className={styles.records}>
      <FilterButton groups={pageFilters(t, groups.data?.platforms ?? [])} values={{ platform, type, date }} onConfirm={change} />
      <Loaded query={groups} waiting={<RowsSkeleton label={t('bets.loading')} />} isEmpty={({ data }) => data.length === 0}>
        {({ data, total, totals }) => (
          <div className={styles.records}>
            <BetSummary turnover={totals.turnover} profitLoss={totals.profit_loss} />
            <BetGroups groups={data} addressOf={(group) => addressOf({ group })} />
            <ShowMore hasMore={data.length < total} isBusy={groups.isPlaceholderData} onMore={showMore} />
          </div>
        )}
      </Loaded>
    </div>
  );
}
