import { formatDateTime, useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';
import type { QueuedTransaction } from '@site/platform-operator/calls';
import styles from './queue.module.css';

interface ProposalNoteProps {
  proposal: NonNullable<QueuedTransaction['proposal']>;
  /** The person who looks has proposed it. */
  isOwn: boolean;
}

/** The decision that waits for a second person: what it is, by whom, and since when. */
export function ProposalNote({ proposal: { verdict, reason, by, at }, isOwn }: ProposalNoteProps) {
  const t = useText('console');
  return (
    <section className={styles.proposal} aria-label={t('queue.waitsForSecond')}>
      <Badge variant="new" icon="user">
        {t('queue.waitsForSecond')}
      </Badge>
      <p>{t(`queue.proposed.${verdict}`, { by, moment: formatDateTime(at) })}</p>
      {reason !== null && <blockquote className={styles.words}>{t(reason)}</blockquote>}
      <p className={styles.note}>{t(isOwn ? 'queue.proposalOwn' : 'queue.proposalOther')}</p>
    </section>
  );
}
