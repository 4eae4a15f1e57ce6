import { useEffect, useRef, useState } from 'react';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Card } from '@site/ui/card';
import { BackLink } from '@site/ui/page-head';
import { ReceiptButton } from './receipt-button';
import { RecordChange } from './record-change';
import { RecordEntries } from './record-entries';
import { RecordSummary } from './record-summary';
import { RecordTimeline } from './record-timeline';
import { ResubmitForm } from './resubmit-form';
import type { FoundRecord } from './use-found-record';
import { useOpened } from './use-opened';
import styles from './record-details.module.css';

/** One record in place of the list, with the actions that are still possible. @see RECORDS-029 */
export function RecordDetails({ found: { record, answeredAtMs } }: { found: FoundRecord }) {
  const t = useText('records');
  const { addressOf } = useOpened();
  const [isEditing, setEditing] = useState(false);
  const place = useRef<HTMLElement>(null);

  // The link that led here, or the form after sending, is unmounted and has lost the focus, so the section takes it.
  useEffect(() => {
    if (!isEditing) place.current?.focus();
  }, [isEditing]);

  return (
    <section ref={place} tabIndex={-1} className={styles.details} aria-label={record.transaction_id}>
      <BackLink as={Link} to={addressOf({ details: '' })}>
        {t('transactionRecord.back')}
      </BackLink>
      <div className={styles.columns}>
        <Card title={t('transactionRecord.progress')}>
          <RecordTimeline record={record} />
        </Card>
        <Card title={t('transactionRecord.facts')}>
          <div className={styles.stack}>
            <RecordSummary record={record} />
            <RecordEntries record={record} />
            {record.has_receipt && <ReceiptButton id={record.transaction_id} />}
            {record.changeable_in !== null && !isEditing && (
              <RecordChange
                record={record}
                changeableIn={record.changeable_in}
                answeredAtMs={answeredAtMs}
                onEdit={() => setEditing(true)}
              />
            )}
          </div>
        </Card>
      </div>
      {isEditing && <ResubmitForm record={record} onDone={() => setEditing(false)} />}
    </section>
  );
}
