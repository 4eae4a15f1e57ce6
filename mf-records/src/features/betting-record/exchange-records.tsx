import { useState } from 'react';
import type { ExchangeRecord } from '@site/api/contracts/records';
import { useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { useFilters } from '@site/remote/address';
import { FilterButton } from '#filters';
import { Loaded, RecordDays, RowsSkeleton, ShowMore } from '#record-list';
import { exchangeFilters } from './bet-filters';
import { BetSummary } from './bet-summary';
import { PAGE_FIELDS } from './bets-address';
import { exchangeQuery } from './betting-record.queries';
import { ExchangeDialog } from './exchange-dialog';
import { ExchangeRow } from './exchange-row';
import styles from './betting-record.module.css';
import rows from './exchange-row.module.css';

/** Exchange bets by day; a press opens the details of a bet. */
export function ExchangeRecords() {
  const t = useText('records');
  const { session } = useShell();
  const { values, change, pages, showMore } = useFilters(PAGE_FIELDS);
  const [opened, setOpened] = useState<ExchangeRecord | null>(null);
  const { status, date } = values;
  const records = useQuery(exchangeQuery(session.player?.remoteId ?? '', status, date, pages.page));
  return (
    <div className={styles.records}>
      <FilterButton groups={exchangeFilters(t)} values={{ status, date }} onConfirm={change} />
      <Loaded query={records} waiting={<RowsSkeleton label={t('bets.loading')} />} isEmpty={({ data }) => data.length === 0}>
        {({ data, total, totals }) => (
          <div className={styles.records}>
            <BetSummary turnover={totals.turnover} profitLoss={totals.profit_loss} />
            <RecordDays rows={data} dayOf={({ created_at }) => created_at}>
              {(ofDay) => (
                <ul className={rows.list}>
                  {ofDay.map((record) => (
                    <ExchangeRow key={record.transaction_id} record={record} onOpen={() => setOpened(record)} />
                  ))}
                </ul>
              )}
            </RecordDays>
            <ShowMore hasMore={data.length < total} isBusy={records.isPlaceholderData} onMore={showMore} />
          </div>
        )}
      </Loaded>
      <ExchangeDialog record={opened} onClose={() => setOpened(null)} />
    </div>
  );
}
