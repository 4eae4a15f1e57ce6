import type { ReleaseRights } from '@site/api/contracts/releases';
import { useText } from '@site/i18n';
import { AlertRow } from './alert-row';
import { useAlerts } from './releases.queries';
import styles from './alerts.module.css';

/** Faults of the releases of players now, and those of the last day; nothing while all is well. */
export function Alerts({ rights }: { rights: ReleaseRights | null }) {
  const t = useText('console');
  const { data: alerts = [], error } = useAlerts();
  const open = alerts.filter(({ closed_at: closedAt }) => closedAt === null);
  const closed = alerts.filter(({ closed_at: closedAt }) => closedAt !== null);
  const mayNote = rights !== null && rights.role !== 'viewer';
  return (
    <>
      {error && <p className={styles.unknown}>{t('alerts.failed')}</p>}
      {open.length > 0 && (
        <div role="alert" className={styles.alerts}>
          {open.map((alert) => (
            <AlertRow key={alert.id} alert={alert} mayNote={mayNote} />
          ))}
        </div>
      )}
      {closed.length > 0 && (
        <details className={styles.alerts}>
          <summary className={styles.summary}>{t('alerts.closed', { count: closed.length })}</summary>
          {closed.map((alert) => (
            <AlertRow key={alert.id} alert={alert} mayNote={mayNote} />
          ))}
        </details>
      )}
    </>
  );
}
