import type { CashRequest } from '@site/api/contracts/funds';
import { paisaOf, useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { Money } from '@site/ui';
import { useTurnovers } from '#account';
import { TURNOVER_RECORD } from '#paths';
import { remainingTurnover, RESULT_TITLE } from './payment-request.rules';
import { Result } from './result';
import styles from './result.module.css';

/** Shown once the request is approved: the credited deposit or the paid withdrawal. */
export function Approved({ record }: { record: CashRequest }) {
  return record.action === 'deposit' ? <Credited record={record} /> : <PaidOut record={record} />;
}

function Credited({ record: { amount, bonus } }: { record: CashRequest }) {
  const t = useText('funds');
  const { balance } = useShell();
  const turnovers = useTurnovers();
  const toStake = turnovers.data ? remainingTurnover(turnovers.data) : null;
  return (
    <Result tone="good" title={t(RESULT_TITLE.approved.deposit)}>
      <dl className={styles.sums}>
        <Sum label={t('paymentRequest.credited.amount')} amount={amount} isSigned />
        {paisaOf(bonus) > 0n && <Sum label={t('paymentRequest.credited.bonus')} amount={bonus} isSigned />}
        <Sum label={t('paymentRequest.balance')} amount={balance.amount} isTotal />
      </dl>
      {toStake !== 0n && (
        <p className={styles.next}>
          {t('paymentRequest.turnover')} {toStake !== null && <Money amount={toStake} />}{' '}
          <Link className={styles.link} to={TURNOVER_RECORD}>
            {t('paymentRequest.turnover.link')}
          </Link>
        </p>
      )}
    </Result>
  );
}

function PaidOut({ record: { amount, account_number: account } }: { record: CashRequest }) {
  const t = useText('funds');
  const { balance } = useShell();
  return (
    <Result tone="good" title={t(RESULT_TITLE.approved.withdraw)}>
      <p className={styles.text}>{t('paymentRequest.paidOut.text', { account })}</p>
      <dl className={styles.sums}>
        <Sum label={t('paymentRequest.paidOut.amount')} amount={amount} />
        <Sum label={t('paymentRequest.balance')} amount={balance.amount} isTotal />
      </dl>
    </Result>
  );
}

interface SumProps {
  label: string;
  amount: string | null;
  isSigned?: boolean;
  isTotal?: boolean;
}

const Sum = ({ label, amount, isSigned, isTotal }: SumProps) => (
  <div className={styles.sum} data-total={isTotal || undefined}>
    <dt>{label}</dt>
    <dd>
      <Money amount={amount} isSigned={isSigned} isCounting={isTotal} />
    </dd>
  </div>
);
