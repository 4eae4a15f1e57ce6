import { useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { useFilters } from '@site/remote/address';
import { FilterButton } from '#filters';
import { Loaded, ReturnPlace, RowsSkeleton, ShowMore } from '#record-list';
import { RecordsPage, StatementLink } from '#records-page';
import { GameTransfers } from './game-transfers';
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
  if (!remoteId) return <RecordsPage title={t('transactionRecord.title')} />;
  return <TransactionHistory key={remoteId} remoteId={remoteId} />;
}

/** The list with its popup, or one record in place of the list. */
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
  const details = found ? opened.details : '';
  return (
    <RecordsPage title={t('transactionRecord.title')} aside={!details && <StatementLink />} isDeeper={details !== ''}>
      <ReturnPlace opened={details}>
        {found && details ? (
          <RecordDetails key={details} found={found} />
        ) : (
          <div className={styles.history}>
            <FilterButton groups={[groups.status, groups.type, groups.date]} values={values} onConfirm={change} />
            <Loaded
              query={query}
              waiting={<RowsSkeleton label={t('transactionRecord.title')} />}
              isEmpty={({ records }) => records.length === 0}
            >
              {({ records, hasMore }) => (
                <div className={styles.history}>
                  <RecordList records={records} />
                  <ShowMore hasMore={hasMore} isBusy={query.isPlaceholderData} onMore={showMore} />
                </div>
              )}
            </Loaded>
            <GameTransfers remoteId={remoteId} />
            <RecordDialog found={opened.record ? found : null} />
          </div>
        )}
      </ReturnPlace>
    </RecordsPage>
  );
}
