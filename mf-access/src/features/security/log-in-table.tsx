import type { LogIn } from '@site/api/contracts/security';
import { formatDateTime, useText } from '@site/i18n';
import { LogInResult } from './log-in-result';
import styles from './log-ins.module.css';

export function LogInTable({ logIns }: { logIns: readonly LogIn[] }) {
  const t = useText('access');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('security.logIns.time')}</th>
          <th scope="col">{t('security.logIns.device')}</th>
          <th scope="col">{t('security.logIns.place')}</th>
          <th scope="col">{t('security.logIns.result')}</th>
        </tr>
      </thead>
      <tbody>
        {logIns.map((logIn, row) => (
          <tr key={`${logIn.at} ${row}`}>
            <td className={styles.time}>
              <time dateTime={logIn.at}>{formatDateTime(logIn.at)}</time>
            </td>
            <td>{logIn.device}</td>
            <td>{logIn.place}</td>
            <td>
              <LogInResult logIn={logIn} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
