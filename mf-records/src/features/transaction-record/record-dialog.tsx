import { TRANSACTION_DETAILS } from '@site/api/contracts/records';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Dialog, LinkButton } from '@site/ui';
import { ReceiptButton } from './receipt-button';
import { RecordFacts } from './record-facts';
import { RecordSummary } from './record-summary';
import { RecordTimeline } from './record-timeline';
import type { FoundRecord } from './use-found-record';
import { useOpened } from './use-opened';
import styles from './record-details.module.css';

/** Popup with a record of the phone's list. @see RECORDS-022 */
export function RecordDialog({ found }: { found: FoundRecord | null }) {
  const t = useText('records');
  const { change, addressOf } = useOpened();
  const record = found?.record;
  const actions = record && record.changeable_in !== null && (
    <LinkButton as={Link} variant="outline" to={addressOf({ record: '', details: record.transaction_id })} replace>
      {t('transactionRecord.change')}
    </LinkButton>
  );
  return (
    <Dialog isOpen={record !== undefined} onClose={() => change({ record: '' })} title={t(TRANSACTION_DETAILS)} size="m" actions={actions}>
      {record && (
        <div className={styles.stack}>
          <RecordSummary record={record} />
          <RecordTimeline record={record} />
          <RecordFacts record={record} />
          {record.has_receipt && <ReceiptButton id={record.transaction_id} />}
        </div>
      )}
    </Dialog>
  );
}
