import type { CashRequest } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton, Money } from '@site/ui';
import { CHAT, DEPOSIT, WITHDRAWAL } from '#paths';
import { RESULT_TITLE } from './payment-request.rules';
import { Result } from './result';
import styles from './result.module.css';

const AGAIN = { deposit: DEPOSIT, withdraw: WITHDRAWAL } as const;

/** Reason of the refusal, place of the money, and the next step. */
export function Refused({ record: { action, amount, reason } }: { record: CashRequest }) {
  const t = useText('funds');
  return (
    <Result tone="bad" title={t(RESULT_TITLE.failed[action])}>
      <p className={styles.reason}>{t(reason ?? 'paymentRequest.refused.noReason')}</p>
      {action === 'withdraw' && (
        <p className={styles.text}>
          {t('paymentRequest.refused.back')} <Money amount={amount} />
        </p>
      )}
      <p className={styles.text}>{t(`paymentRequest.refused.${action}.next`)}</p>
      <div className={styles.ways}>
        <LinkButton as={Link} to={AGAIN[action]} size="l">
          {t(`paymentRequest.refused.${action}.again`)}
        </LinkButton>
        <LinkButton as={Link} to={CHAT} variant="outline" size="l" icon="chat">
          {t('paymentRequest.chat')}
        </LinkButton>
      </div>
    </Result>
  );
}
