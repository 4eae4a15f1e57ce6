import type { PriceAlert } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import { IconButton, LoadFailure, Skeleton } from '@site/ui';
import { FormError } from '@site/ui/forms';
import { refusalText } from '#bets';
import { useDeleteAlert, usePriceAlerts } from './price-alerts.queries';
import styles from './price-alerts.module.css';

/** The player's price alerts that wait, of all events. */
export function AlertList() {
  const t = useText('exchange');
  const { data, isPending, error, refetch } = usePriceAlerts();
  const { mutate: remove, isPending: isRemoving, error: refusal } = useDeleteAlert();
  if (!data && !isPending) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <section className={styles.form} aria-label={t('alert.list')} aria-busy={!data || undefined}>
      <h3 className={styles.title}>{t('alert.list')}</h3>
      {!data && <Skeleton />}
      {data?.alerts.length === 0 && <p className={styles.none}>{t('alert.none')}</p>}
      <FormError message={refusal && refusalText(t, refusal)} />
      {data && data.alerts.length > 0 && (
        <ul className={styles.list}>
          {data.alerts.map((alert) => (
            <AlertItem key={alert.id} alert={alert} isRemoving={isRemoving} onRemove={() => remove(alert.id)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AlertItem({ alert, isRemoving, onRemove }: { alert: PriceAlert; isRemoving: boolean; onRemove: () => void }) {
  const t = useText('exchange');
  const price = `${alert.odds} ${t(`alert.${alert.side}`)}`;
  const runner = t(alert.selection_name);
  return (
    <li className={styles.item}>
      <span>
        <strong>{runner}</strong>: {price}
        <span className={styles.match}>{alert.event_name}</span>
      </span>
      <IconButton icon="close" label={t('alert.remove', { runner, price })} disabled={isRemoving} onClick={onRemove} />
    </li>
  );
}
