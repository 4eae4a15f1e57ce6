import { ACCOUNT_KINDS, type Transaction, type TransactionKey } from '@site/api/contracts/funds';
import { storagePath } from '@site/api/contracts/site';
import { formatDateTime, useText } from '@site/i18n';
import { Icon, Money, type IconName } from '@site/ui';
import { Badge, type BadgeProps } from '@site/ui/badge';
import styles from './deposit-records.module.css';

interface Status {
  variant: BadgeProps['variant'];
  icon: IconName;
  label: string;
}

const STATUS: Record<TransactionKey, Status> = {
  '0': { variant: 'new', icon: 'clock', label: 'Processing' },
  '1': { variant: 'good', icon: 'check', label: 'Success' },
  '2': { variant: 'bad', icon: 'alert', label: 'Fail' },
};

export function RecordRow({ deposit }: { deposit: Transaction }) {
  const t = useText('funds');
  const { key, amount, payment_method: method, transaction_id: id, created_at: at, reason } = deposit;
  const { variant, icon, label } = STATUS[key];
  return (
    <li className={styles.record}>
      {method ? (
        <img className={styles.picture} src={storagePath(method.icon)} alt="" width={40} height={40} />
      ) : (
        <span className={styles.picture}>
          <Icon name="deposit" />
        </span>
      )}
      <div className={styles.facts}>
        <p className={styles.name}>{method?.name ?? t('Agent')}</p>
        <p className={styles.small}>
          {method && <span>{t(ACCOUNT_KINDS[method.type])} · </span>}
          {id}
        </p>
        <p className={styles.small}>{formatDateTime(at)}</p>
        {reason && <p className={styles.reason}>{t(reason)}</p>}
      </div>
      <div className={styles.end}>
        <Money amount={amount} />
        <Badge variant={variant} icon={icon}>
          {t(label)}
        </Badge>
      </div>
    </li>
  );
}
