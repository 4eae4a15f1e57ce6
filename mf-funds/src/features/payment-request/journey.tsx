import type { TransactionAction } from '@site/api/contracts/funds';
import { storagePath } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Icon, Money } from '@site/ui';
import { JourneyScene } from './journey-scene';
import type { RequestStatus } from './payment-request.rules';
import styles from './journey.module.css';

interface JourneyProps {
  action: TransactionAction;
  status: RequestStatus | 'none';
  amount: string | null;
  /** File of the payment method's icon. */
  icon: string | null;
  method: string | null;
}

/** The money moves from left to right, in reading direction; a withdrawal swaps the two ends. */
const ENDS = { deposit: ['player', 'platform'], withdraw: ['platform', 'player'] } as const;

/** The amount on its way between the player's account and the platform, with the payment method. @see FUNDS-073 */
export function Journey({ action, status, amount, icon, method }: JourneyProps) {
  const t = useText('funds');
  const [from, to] = ENDS[action];
  return (
    <figure className={styles.journey} data-status={status}>
      <div className={styles.stage}>
        <JourneyScene from={from} status={status} />
        <span className={styles.method}>
          {icon ? (
            <img className={styles.logo} src={storagePath(icon)} alt={method ?? t('paymentRequest.method')} width={56} height={56} />
          ) : (
            <Icon name="wallet" size="l" />
          )}
        </span>
      </div>
      <figcaption className={styles.ends}>
        <span>{t(`paymentRequest.${from}`)}</span>
        <Icon name="arrow-right" size="s" />
        <span>{t(`paymentRequest.${to}`)}</span>
      </figcaption>
      {amount !== null && (
        <p className={styles.amount}>
          <Money amount={amount} />
        </p>
      )}
    </figure>
  );
}
