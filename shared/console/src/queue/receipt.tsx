import { formatDateTime, useText } from '@site/i18n';
import { readRequestReceipt, type RequestDetails } from '@site/platform-operator/calls';
import { FileView } from '#parts';
import queue from './queue.module.css';
import styles from './request-details.module.css';

interface ReceiptProps {
  /** Number of the request. */
  id: string;
  receipt: RequestDetails['receipt'];
}

const addressOf = (id: string) => readRequestReceipt.path.replace(':transaction_id', encodeURIComponent(id));

/** The receipt that the player sent. */
export function Receipt({ id, receipt }: ReceiptProps) {
  const t = useText('console');
  if (!receipt) return <p className={queue.note}>{t('receipt.none')}</p>;
  const texts = {
    name: t('receipt.of', { id }),
    larger: t('receipt.larger', { id }),
    save: t('receipt.save'),
    failed: t('receipt.failed'),
  };
  return (
    <section className={styles.section} aria-label={t('receipt.title')}>
      <h3 className={styles.heading}>{t('receipt.title')}</h3>
      <FileView address={addressOf(id)} type={receipt.type} texts={texts} />
      <p className={queue.note}>{t('receipt.sent', { moment: formatDateTime(receipt.sent_at) })}</p>
    </section>
  );
}
