import { ARRIVAL_S } from '@site/api/contracts/funds';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { LinkButton } from '@site/ui';
import { TRANSACTION_RECORD } from '#paths';
import { ArrivalText } from './arrival';
import { CloseLink } from './close-link';
import { Journey } from './journey';
import styles from './payment-request.module.css';

/** Shown when the page is opened without a request and none is pending; explains the page. @see N-37 */
export function NothingOnItsWay() {
  const t = useText('funds');
  return (
    <section className={styles.main} data-alone aria-labelledby="nothing-on-its-way">
      <div className={styles.empty}>
        <h2 id="nothing-on-its-way" className={styles.emptyTitle}>
          {t('paymentRequest.none')}
        </h2>
        <p className={styles.soft}>{t('paymentRequest.none.text')}</p>
      </div>
      <div className={styles.sample}>
        <Journey action="deposit" status="none" amount={null} icon={null} method={null} />
        <ArrivalText left={ARRIVAL_S} />
      </div>
      <CloseLink />
      <LinkButton as={Link} to={TRANSACTION_RECORD} variant="quiet" icon="list" isWide>
        {t('paymentRequest.records')}
      </LinkButton>
    </section>
  );
}
