import { formatDateTime, useText } from '@site/i18n';
import { Button, Money } from '@site/ui';
import { Badge } from '@site/ui/badge';
import type { QueuedTransaction } from '@site/platform-operator/calls';
import { FactList, SidePanel, type PanelFact } from '#parts';
import { ProposalNote } from './proposal-note';
import { type Deciding, verdictsFor } from './queue.rules';
import { RequestDetails } from './request-details';
import { Wait } from './wait';
import styles from './queue.module.css';

interface RequestPanelProps {
  request: QueuedTransaction | null;
  /** Name of the person who looks. */
  own: string;
  /** The request that the address names does not wait any more. */
  isGone: boolean;
  onDecide: (verdict: Deciding['verdict'], requests: readonly QueuedTransaction[]) => void;
  onClose: () => void;
}

/** All facts of one request beside the list, on a phone in a sheet above it. */
export function RequestPanel({ request, own, isGone, onDecide, onClose }: RequestPanelProps) {
  const t = useText('console');
  if (!request && !isGone) return null;
  const title = request ? t(`queue.${request.action}`) : t('queue.gone');
  const content = request ? <RequestFacts request={request} own={own} /> : <p>{t('queue.goneHint')}</p>;
  const buttons = request && <RequestButtons request={request} own={own} onDecide={onDecide} />;
  return (
    <SidePanel label={t('queue.panel')} title={title} onClose={onClose} actions={buttons}>
      {content}
    </SidePanel>
  );
}

function RequestButtons({ request, own, onDecide }: { request: QueuedTransaction } & Pick<RequestPanelProps, 'own' | 'onDecide'>) {
  const t = useText('console');
  const { yes, no } = verdictsFor(request, own);
  return (
    <>
      <Button variant="outline" onClick={() => onDecide(no, [request])}>
        {t(yes === null ? 'queue.takeBack' : `queue.${no}One`)}
      </Button>
      {yes && <Button onClick={() => onDecide(yes, [request])}>{t(`queue.${yes}One`)}</Button>}
    </>
  );
}

function RequestFacts({ request, own }: { request: QueuedTransaction; own: string }) {
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
      {request.proposal && <ProposalNote proposal={request.proposal} isOwn={request.proposal.by === own} />}
      {request.is_edited && <p className={styles.note}>{t('queue.editedHint')}</p>}
      <FactList facts={facts} />
      {!request.proposal && (
        <p className={styles.note}>{t(request.needs_second.length > 0 ? 'queue.effect.second' : `queue.effect.${request.action}`)}</p>
      )}
      <RequestDetails key={request.transaction_id} request={request} />
    </>
  );
}
