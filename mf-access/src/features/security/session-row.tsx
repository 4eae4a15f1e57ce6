import { formatAgo, formatDateTime, useLanguage, useText } from '@site/i18n';
import { Button, Icon, Spoken } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { nameOf, type Whereabouts } from './security.rules';
import styles from './sessions.module.css';

export interface SessionRowProps {
  session: Whereabouts;
  /** Time of the answer in ms. */
  now: number;
  isBusy: boolean;
  onEnd: () => void;
  onName: () => void;
}

export function SessionRow({ session, now, isBusy, onEnd, onName }: SessionRowProps) {
  const t = useText('access');
  const used = formatAgo(session.last_used_at, now, useLanguage()) ?? t('security.sessions.now');
  return (
    <li className={styles.row} data-current={session.is_current || undefined}>
      <span className={styles.picture}>
        <Icon name={session.is_mobile ? 'phone' : 'desktop'} size="l" />
      </span>
      <div className={styles.words}>
        <p className={styles.device}>{nameOf(session)}</p>
        {session.name && <p className={styles.detail}>{session.device}</p>}
        <p className={styles.detail}>{session.place}</p>
        {session.ids.length > 1 && <p className={styles.detail}>{t('security.sessions.count', { count: session.ids.length })}</p>}
        <p className={styles.detail}>
          {t('security.sessions.used')}{' '}
          <time dateTime={session.last_used_at} title={formatDateTime(session.last_used_at)}>
            {used}
          </time>
        </p>
        {session.name !== undefined && (
          <Button variant="quiet" size="s" className={styles.rename} onClick={onName}>
            {t(session.name ? 'security.sessions.rename' : 'security.sessions.name')}
            <Spoken>{nameOf(session)}</Spoken>
          </Button>
        )}
      </div>
      {session.is_current ? (
        <Badge variant="good">{t('security.sessions.current')}</Badge>
      ) : (
        <Button variant="quiet" size="s" disabled={isBusy} onClick={onEnd}>
          {t('security.sessions.end')}
          <Spoken>{nameOf(session)}</Spoken>
        </Button>
      )}
    </li>
  );
}
