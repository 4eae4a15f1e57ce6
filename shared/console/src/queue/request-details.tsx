import { useText, formatDateTime } from '@site/i18n';
import { LoadFailure, Money, Skeleton } from '@site/ui';
import { Badge, type BadgeProps } from '@site/ui/badge';
import type { LastRequest, QueuedTransaction } from '@site/platform-operator/calls';
import { FactList, useFailureText } from '#parts';
import { useRequestDetails } from './queue.queries';
import { Receipt } from './receipt';
import queue from './queue.module.css';
import styles from './request-details.module.css';

/** Facts that a decision needs besides the request: the receipt, money and holds of the player, and the requests before it. */
export function RequestDetails({ request }: { request: QueuedTransaction }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch } = useRequestDetails(request);
  if (!data && isPending)
    return (
      <div role="status" aria-busy="true" aria-label={t('Loading')}>
        <Skeleton className={styles.pending} />
      </div>
    );
  if (!data) return <LoadFailure title={t('details.failed')} message={textOf(error)} onRetry={refetch} />;
  const { receipt, player, balance, held, exposure, last } = data;
  const money = [
    { name: t('details.balance'), value: <Money amount={balance} /> },
    { name: t('details.held'), value: <Money amount={held} /> },
    { name: t('details.exposure'), value: <Money amount={exposure} /> },
    { name: t('details.name'), value: player.name },
    { name: t('details.since'), value: formatDateTime(player.since) },
    {
      name: t('details.status'),
      value: player.status === 'active' ? null : <Badge variant="bad">{t(`players.status.${player.status}`)}</Badge>,
    },
  ];
  return (
    <>
      {request.action === 'deposit' && <Receipt id={request.transaction_id} receipt={receipt} />}
      <section className={styles.section} aria-label={t('details.player')}>
        <h3 className={styles.heading}>{t('details.player')}</h3>
        <FactList facts={money} />
      </section>
      <section className={styles.section} aria-label={t('details.last')}>
        <h3 className={styles.heading}>{t('details.last')}</h3>
        {last.length === 0 ? (
          <p className={queue.note}>{t('details.none')}</p>
        ) : (
          <ol className={styles.last}>
            {last.map((before) => (
              <Before key={before.transaction_id} request={before} />
            ))}
          </ol>
        )}
      </section>
    </>
  );
}

const LOOKS = { '0': 'new', '1': 'good', '2': 'bad' } as const satisfies Record<LastRequest['key'], BadgeProps['variant']>;

/** One request of before with its decision. */
function Before({ request }: { request: LastRequest }) {
  const t = useText('console');
  const { transaction_id: id, action, amount, key, method, account_number: account, sent_at: sent, decided_by: by, reason } = request;
  return (
    <li className={styles.before}>
      <p className={styles.beforeLine}>
        <span>{t(`queue.${action}`)}</span>
        <Money amount={amount} />
        <Badge variant={LOOKS[key]}>{t(`details.key.${key}`)}</Badge>
      </p>
      <p className={queue.note}>
        {id} · {method} {account} · <time dateTime={sent}>{formatDateTime(sent)}</time>
      </p>
      {by && <p className={queue.note}>{reason === null ? t(`details.by.${by}`) : `${t(`details.by.${by}`)} ${t(reason)}`}</p>}
    </li>
  );
}
