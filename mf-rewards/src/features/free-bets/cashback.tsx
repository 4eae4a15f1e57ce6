import { useId } from 'react';
import type { Cashback as CashbackOf } from '@site/api/contracts/rewards';
import { formatDate, formatDateTime, formatMoney, paisaOf, useText } from '@site/i18n';
import { LoadFailure, Money, Skeleton } from '@site/ui';
import { useCashback } from './cashback.queries';
import styles from './cashback.module.css';

/** Cashback of the running week and past payments; renders nothing while there is neither. */
export function Cashback() {
  const t = useText('rewards');
  const heading = useId();
  const { data, isError, error, refetch } = useCashback();
  if (data && !data.is_on && data.payments.length === 0) return null;
  return (
    <section className={styles.cashback} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {t('cashback.title')}
      </h2>
      {data?.is_on && <RunningWeek cashback={data} />}
      {data && data.payments.length > 0 && <Payments payments={data.payments} />}
      {!data && isError && <LoadFailure error={error} onRetry={refetch} />}
      {!data && !isError && (
        <div role="status" aria-busy="true" aria-label={t('cashback.title')}>
          <Skeleton className={styles.waiting} />
        </div>
      )}
    </section>
  );
}

const PARTS = ['exchange', 'casino'] as const;

function RunningWeek({ cashback }: { cashback: CashbackOf }) {
  const t = useText('rewards');
  const { amount, until, least, most } = cashback;
  const shares = PARTS.filter((part) => cashback[part].percent > 0);
  return (
    <div className={styles.week}>
      <p className={styles.head}>
        <span>{t('cashback.soFar')}</span>
        <strong className={styles.amount}>
          <Money amount={amount} />
        </strong>
      </p>
      <dl className={styles.facts}>
        {shares.map((part) => (
          <div key={part} className={styles.fact}>
            <dt>{t(`cashback.${part}`, { percent: cashback[part].percent })}</dt>
            <dd>
              <LossOrWin netLoss={cashback[part].net_loss} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {t('cashback.rule', { least: formatMoney(paisaOf(least)), most: formatMoney(paisaOf(most)), until: formatDateTime(until) })}
      </p>
    </div>
  );
}

/** A net win brings no cashback, so it is shown as a loss of nothing. */
const LossOrWin = ({ netLoss }: { netLoss: string }) => <Money amount={paisaOf(netLoss) > 0n ? netLoss : '0.00'} />;

function Payments({ payments }: Pick<CashbackOf, 'payments'>) {
  const t = useText('rewards');
  return (
    <>
      <h3 className={styles.past}>{t('cashback.payments')}</h3>
      <ul className={styles.payments}>
        {payments.map(({ week, amount, paid_at: paidAt }) => (
          <li key={week} className={styles.fact}>
            <span>
              {t('cashback.weekFrom', { day: formatDate(week) })} <span className={styles.note}>{formatDateTime(paidAt)}</span>
            </span>
            <Money amount={amount} />
          </li>
        ))}
      </ul>
    </>
  );
}
