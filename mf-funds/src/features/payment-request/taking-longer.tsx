import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Icon, LinkButton } from '@site/ui';
import { CHAT, TRANSACTION_RECORD } from '#paths';
import styles from './arrival.module.css';

/** Shown after 30 minutes: the request is still pending, and the player can contact support. */
export function TakingLonger() {
  const t = useText('funds');
  return (
    <div className={styles.longer}>
      <p className={styles.longerTitle}>
        <Icon name="clock" />
        {t('paymentRequest.longer')}
      </p>
      <p className={styles.longerText}>{t('paymentRequest.longer.text')}</p>
      <div className={styles.ways}>
        <LinkButton as={Link} to={CHAT} variant="outline" icon="chat">
          {t('paymentRequest.chat')}
        </LinkButton>
        <LinkButton as={Link} to={TRANSACTION_RECORD} variant="quiet" icon="list">
          {t('paymentRequest.records')}
        </LinkButton>
      </div>
    </div>
  );
}
