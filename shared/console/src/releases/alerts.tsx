import { Link } from 'react-router-dom';
import { formatDateTime, useText } from '@site/i18n';
import { Icon } from '@site/ui';
import { openAlerts } from './alerts.rules';
import { useAlerts, usePlayersPage } from './releases.queries';
import type { ReleaseStatus } from './releases.shapes';
import styles from './alerts.module.css';

interface AlertsProps {
  status: ReleaseStatus;
  /** Epoch ms of the answer that has the status. */
  now: number;
}

/** What is wrong with the releases of players now; nothing while all is well. */
export function Alerts({ status, now }: AlertsProps) {
  const t = useText('console');
  const { data: alerts = [], error } = useAlerts();
  const { data: page } = usePlayersPage();
  const open = openAlerts(alerts, { status, page, now });
  if (error) return <p className={styles.unknown}>{t('alerts.unknown')}</p>;
  if (open.length === 0) return null;
  return (
    <div role="alert" className={styles.alerts}>
      {open.map(({ key, kind, area, release, words, openedAt }) => (
        <p key={key} className={styles.alert}>
          <Icon name="alert" size="s" />
          <span>
            <strong>
              {area === '' ? t(`alerts.${kind}`) : <Link to={`/releases/${area}`}>{`${t(`alerts.${kind}`)} ${area} ${release}`}</Link>}
            </strong>{' '}
            <span lang="en">{words}</span>{' '}
            {openedAt && <span className={styles.since}>{t('alerts.since', { moment: formatDateTime(openedAt) })}</span>}
          </span>
        </p>
      ))}
    </div>
  );
}
