import { useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { FilterButton, useFilters } from '#filters';
import { Loaded, RowsSkeleton, ShowMore } from '#record-table';
import { RecordsPage } from '#records-page';
import { RecordDetails } from './record-details';
import { RecordDialog } from './record-dialog';
import { RecordList } from './record-list';
import { shownQuery } from './transaction-record.queries';
import { filterGroups, filterOf, LIST_FIELDS } from './transaction-record.rules';
import { useFoundRecord } from './use-found-record';
import { useOpened } from './use-opened';
import styles from './transaction-record.module.css';

export function TransactionRecordPage() {
  const t = useText('records');
  const remoteId = useShell().session.player?.remoteId;
  return (
    <RecordsPage title={t('transactionRecord.title')}>{remoteId && <TransactionHistory key={remoteId} remoteId={remoteId} />}</RecordsPage>
  );
}

/** The list with its popup, or one record in its place. */
function TransactionHistory({ remoteId }: { remoteId: string }) {
  const t = useText('records');
  const { values, change, pages, showMore } = useFilters(LIST_FIELDS);
  const query = useQuery(shownQuery(remoteId, filterOf(values), pages.page));
  const opened = useOpened();
  const found = useFoundRecord(remoteId, opened.details || opened.record, {
    records: query.data?.records,
    answeredAtMs: query.dataUpdatedAt,
  });
  const groups = filterGroups(t, LIST_FIELDS.type, t('transactionRecord.paymentType'));
  if (found && opened.details) return <RecordDetails key={opened.details} found={found} />;
  return (
    <div className={styles.history}>
      <FilterButton groups={[groups.status, groups.type, groups.date]} values={values} onConfirm={change} />
      <Loaded query={query} waiting={<RowsSkeleton label={t('transactionRecord.title')} />} isEmpty={({ records }) => records.length === 0}>
        {({ records, hasMore }) => (
          <div className={styles.history}>
            <RecordList records={records} />
            <ShowMore hasMore={hasMore} isBusy={query.isPlaceholderData} onMore={showMore} />
          </div>
        )}
      </Loaded>
      <RecordDialog found={opened.record ? found : null} />
    </div>
  );
}
