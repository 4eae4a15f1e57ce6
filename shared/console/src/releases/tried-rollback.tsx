import { ApiError } from '@site/api';
import { useText } from '@site/i18n';
import { Badge } from '@site/ui/badge';
import { useFailureText } from '#parts';
import { useTriedRollback } from './releases.queries';
import styles from './releases.module.css';

/** Says what the gate says of the rollback, before it is made. */
export function TriedRollback({ area }: { area: string }) {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, error } = useTriedRollback(area);
  const isRefused = error instanceof ApiError && error.kind === 'refused';
  return (
    <p role="status" className={styles.note}>
      {!error && <Badge variant={data ? 'good' : 'new'}>{t(data ? 'change.tried.passes' : 'change.tried.soon')}</Badge>}
      {isRefused && <Badge variant="bad">{t('change.tried.refused')}</Badge>}
      {error && <span className={styles.words}>{textOf(error)}</span>}
    </p>
  );
}
