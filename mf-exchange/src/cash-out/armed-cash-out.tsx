import type { AutoCashOut } from '@site/api/contracts/exchange';
import { paisaOf, useText } from '@site/i18n';
import { Button, Money } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { refusalText } from '#bets';
import { useCancelAutoCashOut } from './auto-cash-out.queries';
import styles from './auto-cash-out.module.css';

export interface ArmedCashOutProps {
  order: AutoCashOut;
  onEdit: () => void;
}

/** An armed automatic cash-out: its amounts, the reason why it is reached but not executed, and the ways to change it. */
export function ArmedCashOut({ order, onEdit }: ArmedCashOutProps) {
  const t = useText('exchange');
  const { mutate: cancel, isPending, error } = useCancelAutoCashOut(order.market_id);
  return (
    <div className={styles.auto} role="group" aria-label={t('cashOut.auto.title')}>
      <h4 className={styles.title}>{t('cashOut.auto.armed')}</h4>
      <dl className={styles.amounts}>
        {order.target !== null && <Amount name={t('cashOut.auto.field.target')} amount={order.target} />}
        {order.stop !== null && <Amount name={t('cashOut.auto.field.stop')} amount={order.stop} />}
      </dl>
      <p role="status" className={styles.problem}>
        {order.problem && t(`cashOut.auto.${order.problem}`)}
      </p>
      <FormError message={error && refusalText(t, error)} />
      <div className={styles.actions}>
        <Button variant="outline" size="s" disabled={isPending} onClick={onEdit}>
          {t('cashOut.auto.change')}
        </Button>
        <Button variant="outline" size="s" isBusy={isPending} onClick={() => cancel()}>
          {t('cashOut.auto.cancel')}
        </Button>
      </div>
    </div>
  );
}

function Amount({ name, amount }: { name: string; amount: string }) {
  return (
    <div className={styles.amount}>
      <dt>{name}</dt>
      <dd>
        <Money amount={paisaOf(amount)} />
      </dd>
    </div>
  );
}
