import { useState } from 'react';
import { formatDateTime, useText } from '@site/i18n';
import { Dialog, LinkButton } from '@site/ui';
import { readRequestReceipt, type RequestDetails } from '@site/platform-operator/calls';
import queue from './queue.module.css';
import styles from './request-details.module.css';

interface ReceiptProps {
  /** Number of the request. */
  id: string;
  receipt: RequestDetails['receipt'];
}

const addressOf = (id: string) => readRequestReceipt.path.replace(':transaction_id', encodeURIComponent(id));

/** The receipt that the player sent: a picture, which a press makes larger. Another kind of file is only saved. */
export function Receipt({ id, receipt }: ReceiptProps) {
  const t = useText('console');
  const [isLarge, setLarge] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (!receipt) return <p className={queue.note}>{t('receipt.none')}</p>;
  const address = addressOf(id);
  const name = t('receipt.of', { id });
  const picture = (className: string | undefined) => <img className={className} src={address} alt={name} onError={() => setBroken(true)} />;
  const content = () => {
    if (isBroken) return <p className={queue.note}>{t('receipt.failed')}</p>;
    if (!receipt.type.startsWith('image/'))
      return (
        <LinkButton href={address} download variant="outline" size="s">
          {t('receipt.save')}
        </LinkButton>
      );
    return (
      <button type="button" className={styles.receipt} aria-label={t('receipt.larger', { id })} onClick={() => setLarge(true)}>
        {picture(styles.receiptSmall)}
      </button>
    );
  };
  return (
    <section className={styles.section} aria-label={t('receipt.title')}>
      <h3 className={styles.heading}>{t('receipt.title')}</h3>
      {content()}
      <p className={queue.note}>{t('receipt.sent', { moment: formatDateTime(receipt.sent_at) })}</p>
      {isLarge && (
        <Dialog isOpen onClose={() => setLarge(false)} size="l" title={name}>
          {picture(styles.receiptLarge)}
        </Dialog>
      )}
    </section>
  );
}
