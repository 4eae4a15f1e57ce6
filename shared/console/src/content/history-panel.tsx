import { formatDateTime, useText } from '@site/i18n';
import { Button, LoadFailure, NoData, Skeleton } from '@site/ui';
import { FormError } from '@site/ui/forms';
import type { ListedSiteChange } from '@site/platform-operator/calls';
import { PlayerText, SidePanel, useFailureText } from '#parts';
import { useHistory, useUndo } from './content.queries';
import { actOf, differences, subjectOf } from './history.rules';
import styles from './content.module.css';

/** Changes of slides and promotions with the person, the old and the new values, and a way back. */
export function HistoryPanel({ onClose }: { onClose: () => void }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch } = useHistory();
  const undo = useUndo();
  const changes = data?.filter(({ kind }) => kind !== 'setting');
  const content = () => {
    if (!changes)
      return isPending ? (
        <Skeleton className={styles.shape} />
      ) : (
        <LoadFailure title={t('content.historyFailed')} message={textOf(error)} onRetry={refetch} />
      );
    if (changes.length === 0) return <NoData text={t('content.historyEmpty')} />;
    return (
      <ol className={styles.changes}>
        {changes.map((change) => (
          <ChangeRow key={change.id} change={change} isBusy={undo.isPending} onUndo={() => undo.mutate(change.id)} />
        ))}
      </ol>
    );
  };
  return (
    <SidePanel label={t('content.history')} title={t('content.history')} onClose={onClose}>
      <FormError message={undo.error && textOf(undo.error)} />
      {content()}
    </SidePanel>
  );
}

interface ChangeRowProps {
  change: ListedSiteChange;
  isBusy: boolean;
  onUndo: () => void;
}

function ChangeRow({ change, isBusy, onUndo }: ChangeRowProps) {
  const t = useText('console');
  const subject = subjectOf(change);
  return (
    <li className={styles.change}>
      <p>
        {t(`content.act.${actOf(change)}`)} <PlayerText text={subject} isLine />
      </p>
      <p className={styles.note}>
        {change.by} · <time dateTime={change.at}>{formatDateTime(change.at)}</time>
      </p>
      {differences(change).map(({ field, before, after }) => (
        <p key={field} className={styles.difference}>
          {t(`content.field.${field}`)}:{' '}
          <del>
            <PlayerText text={before} />
          </del>{' '}
          →{' '}
          <ins>
            <PlayerText text={after} />
          </ins>
        </p>
      ))}
      {change.can_undo && (
        <Button variant="outline" size="s" disabled={isBusy} onClick={onUndo}>
          {t('content.undo', { name: subject })}
        </Button>
      )}
    </li>
  );
}
