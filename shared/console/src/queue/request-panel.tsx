import { formatDateTime, useText } from '@site/i18n';
import { Button, Money } from '@site/ui';
import { Badge } from '@site/ui/badge';
import type { QueuedTransaction } from '@site/platform-operator/calls';
import { FactList, SidePanel, type PanelFact } from '#parts';
import type { Deciding } from './queue.rules';
import { Wait } from './wait';
import styles from './queue.module.css';

interface RequestPanelProps {
  request: QueuedTransaction | null;
  /** The request that the address names does not wait any more. */
  isGone: boolean;
  onDecide: (verdict: Deciding['verdict'], requests: readonly QueuedTransaction[]) => void;
  onClose: () => void;
}

/** All facts of one request beside the list, on a phone in a sheet above it. */
export function RequestPanel({ request, isGone, onDecide, onClose }: RequestPanelProps) {
  const t = useText('console');
  if (!request && !isGone) return null;
  const title = request ? t(`queue.${request.action}`) : t('queue.gone');
  const content = request ? <RequestFacts request={request} /> : <p>{t('queue.goneHint')}</p>;
  const buttons = request && (
    <>
      <Button variant="outline" onClick={() => onDecide('refuse', [request])}>
        {t('queue.refuseOne')}
      </Button>
      <Button onClick={() => onDecide('approve', [request])}>{t('queue.approveOne')}</Button>
    </>
  );
  return (
    <SidePanel label={t('queue.panel')} title={title} onClose={onClose} actions={buttons}>
      {content}
    </SidePanel>
  );
}

function RequestFacts({ request }: { request: QueuedTransaction }) {
  const t = useText('console');
  const facts: PanelFact[] = [
    { name: t('queue.number'), value: request.transaction_id },
    { name: t('queue.player'), value: request.username },
    { name: t('queue.method'), value: request.method },
    { name: t(`queue.account.${request.action}`), value: request.account_number },
    { name: t('queue.trx'), value: request.trx_id },
    { name: t('queue.submitted'), value: formatDateTime(request.submitted_at) },
    { name: t('queue.wait'), value: <Wait request={request} /> },
    { name: t('queue.attempt'), value: request.attempt },
    { name: t('queue.reviewer'), value: request.review_at && formatDateTime(request.review_at) },
  ];
  return (
    <>
      <p className={styles.big}>
        <Money amount={request.amount} />
        {request.is_edited && <Badge variant="new">{t('queue.edited')}</Badge>}
      </p>
      {request.is_edited && <p className={styles.note}>{t('queue.editedHint')}</p>}
      <FactList facts={facts} />
      <p className={styles.note}>{t(`queue.effect.${request.action}`)}</p>
    </>
  );
}
