import type { ReleaseRights } from '@site/api/contracts/releases';
import { useText } from '@site/i18n';
import { AlertRow } from './alert-row';
import { closedAlerts, openAlerts } from './alerts.rules';
import { useAlerts, usePlayersPage } from './releases.queries';
import type { ReleaseStatus } from './releases.shapes';
import styles from './alerts.module.css';

interface AlertsProps {
  status: ReleaseStatus;
  /** Epoch ms of the answer that has the status. */
  now: number;
  rights: ReleaseRights | null;
}

/** Faults of the releases of players now, and those of the last day; nothing while all is well. */
export function Alerts({ status, now, rights }: AlertsProps) {
  const t = useText('console');
  const { data: alerts = [], error } = useAlerts();
  const { data: page } = usePlayersPage();
  const [open, closed] = [openAlerts(alerts, { status, page, now }), closedAlerts(alerts)];
  const mayNote = rights !== null && rights.role !== 'viewer';
  return (
    <>
      {error && <p className={styles.unknown}>{t('alerts.failed')}</p>}
      {open.length > 0 && (
        <div role="alert" className={styles.alerts}>
          {open.map((alert) => (
            <AlertRow key={alert.key} alert={alert} mayNote={mayNote} />
          ))}
        </div>
      )}
      {closed.length > 0 && (
        <details className={styles.alerts}>
          <summary className={styles.summary}>{t('alerts.closed', { count: closed.length })}</summary>
          {closed.map((alert) => (
            <AlertRow key={alert.key} alert={alert} mayNote={mayNote} />
          ))}
        </details>
      )}
    </>
  );
}
