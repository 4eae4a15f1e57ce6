import { useState } from 'react';
import { formatDateTime, useText } from '@site/i18n';
import { Button, LoadFailure, Skeleton } from '@site/ui';
import type { ReadComplaint } from '@site/platform-operator/calls';
import { PlayerText, SidePanel, useFailureText } from '#parts';
import { AnswerForm } from './answer-form';
import { CloseDialog } from './close-dialog';
import { useComplaint } from './complaints.queries';
import { StatusBadge } from './status-badge';
import styles from './complaints.module.css';

interface ComplaintPanelProps {
  reference: string;
  onClose: () => void;
}

/** One complaint with its history beside the list, on a phone in a sheet above it. */
export function ComplaintPanel({ reference, onClose }: ComplaintPanelProps) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch } = useComplaint(reference);
  const [isClosing, setClosing] = useState(false);
  const isOpen = data !== undefined && data.status !== 'closed';
  const content = () => {
    if (data) return <History complaint={data} />;
    if (isPending) return <Skeleton className={styles.shape} />;
    return <LoadFailure title={t('complaints.oneFailed')} message={textOf(error)} onRetry={refetch} />;
  };
  const buttons = isOpen && (
    <Button variant="outline" onClick={() => setClosing(true)}>
      {t('complaints.close')}
    </Button>
  );
  return (
    <>
      <SidePanel label={t('complaints.panel')} title={reference} onClose={onClose} actions={buttons}>
        {content()}
        {isOpen && <AnswerForm reference={reference} />}
      </SidePanel>
      {isClosing && <CloseDialog reference={reference} onClose={() => setClosing(false)} />}
    </>
  );
}

function History({ complaint: { subject, username, status, history } }: { complaint: ReadComplaint }) {
  const t = useText('console');
  return (
    <>
      <p className={styles.about}>
        <PlayerText text={subject} />
      </p>
      <p className={styles.facts}>
        <PlayerText text={username} isLine /> <StatusBadge status={status} />
      </p>
      <ol className={styles.entries} aria-label={t('complaints.history')}>
        {history.map(({ at, by, text, status: after }, index) => (
          <li key={index} className={styles.entry} data-by={by}>
            <p className={styles.when}>
              {t(`complaints.by.${by}`)} · <time dateTime={at}>{formatDateTime(at)}</time>
              {after === 'closed' && ` · ${t('complaints.closedIt')}`}
            </p>
            {text !== '' && <PlayerText text={text} />}
          </li>
        ))}
      </ol>
    </>
  );
}
