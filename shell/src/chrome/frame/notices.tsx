import { useAtom } from 'jotai';
import { useText } from '@site/i18n';
import { Link, useLocation } from '@site/remote';
import { Icon, IconButton } from '@site/ui';
import type { HomeState } from '#core/session/session.service';
import { noticesAtom } from '#core/notices';
import styles from './notices.module.css';

/** Notices about the whole page, such as being offline, in a polite live region. */
export function Notices() {
  const t = useText('shell');
  const [{ isOffline, isStorageRefused, isKept, swaps }, setNotices] = useAtom(noticesAtom);
  const { pathname, state } = useLocation();
  const cameFrom = pathname === '/' && (state as Partial<HomeState> | null)?.cameFrom;
  return (
    <div role="status" className={styles.notices}>
      {isOffline && (
        <p className={styles.notice} data-tone="warning">
          <Icon name="alert" /> {t('notice.offline')}
        </p>
      )}
      {isStorageRefused && (
        <p className={styles.notice}>
          <Icon name="info" /> <span>{t('notice.storage')}</span>
          <IconButton
            icon="close"
            label={t('notice.dismiss')}
            onClick={() => setNotices((before) => ({ ...before, isStorageRefused: false }))}
          />
        </p>
      )}
      {isKept && (
        <p className={styles.notice}>
          <Icon name="info" /> {t('notice.kept')}
        </p>
      )}
      {cameFrom && (
        <p className={styles.notice}>
          <Icon name="info" /> <Link to={cameFrom}>{t('notice.came-from')}</Link>
        </p>
      )}
      {swaps > 0 && (
        <p key={swaps} className={styles.spoken}>
          {t('notice.swapped')}
        </p>
      )}
    </div>
  );
}
