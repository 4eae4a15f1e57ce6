import { useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { useFilters } from '@site/remote/address';
import { RecordTable } from '@site/ui/record-table';
import { FilterBar } from '#filters';
import { ReturnPlace } from '#record-list';
import { GameTransfers } from './game-transfers';
import { RecordDetails } from './record-details';
import { tableColumns } from './table-columns';
import { tableQuery } from './transaction-record.queries';
import { filterGroups, filterOf, TABLE_FIELDS } from './transaction-record.rules';
import { useFoundRecord } from './use-found-record';
import { useOpened } from './use-opened';
import styles from './transaction-record.module.css';

/** Tab "transactionRecords" of the member center. @see RECORDS-028 */
export function TransactionRecordsPanel() {
  const remoteId = useShell().session.player?.remoteId;
  return remoteId ? <TransactionTable key={remoteId} remoteId={remoteId} /> : null;
}

/** The table, or one record in place of the table. */
function TransactionTable({ remoteId }: { remoteId: string }) {
  const t = useText('records');
  const { values, change, pages } = useFilters(TABLE_FIELDS);
  const query = useQuery(tableQuery(remoteId, filterOf(values), pages));
  const { details, addressOf } = useOpened();
  const found = useFoundRecord(remoteId, details, { records: query.data?.data, answeredAtMs: query.dataUpdatedAt });
  const groups = filterGroups(t, TABLE_FIELDS.type, t('transactionRecord.type'));
  return (
    <ReturnPlace opened={found ? details : ''}>
      {found ? (
        <RecordDetails key={details} found={found} />
      ) : (
        <div className={styles.history}>
          <FilterBar groups={[groups.type, groups.status, groups.date]} values={values} onSubmit={change} />
          <RecordTable
            caption={t('transactionRecord.title')}
            columns={tableColumns(t, (id) => addressOf({ details: id }))}
            query={query}
            keyOf={({ transaction_id: id }) => id}
            pages={pages}
          />
          <GameTransfers remoteId={remoteId} />
        </div>
      )}
    </ReturnPlace>
  );
}
