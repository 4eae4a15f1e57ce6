import type { LogIn } from '@site/api/contracts/security';
import { formatDateTime, useText } from '@site/i18n';
import { LogInResult } from './log-in-result';
import styles from './log-ins.module.css';

/** The log-ins as a list, for a narrow screen. */
export function LogInList({ logIns }: { logIns: readonly LogIn[] }) {
  const t = useText('access');
  return (
    <ul className={styles.list} aria-label={t('security.logIns.title')}>
      {logIns.map((logIn, row) => (
        <li key={`${logIn.at} ${row}`} className={styles.item}>
          <LogInResult logIn={logIn} />
          <time dateTime={logIn.at} className={styles.time}>
            {formatDateTime(logIn.at)}
          </time>
          <p className={styles.where}>
            <span>{logIn.device}</span>
            <span>{logIn.place}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
