import type { WalletEntry } from '@site/api/contracts/wallet';
import { formatDateTime, useText } from '@site/i18n';
import { Money, NoData } from '@site/ui';
import { Card } from '@site/ui/card';
import styles from './entry-list.module.css';

/** The last ledger entries of the main wallet, newest first. */
export function EntryList({ entries }: { entries: readonly WalletEntry[] }) {
  const t = useText('funds');
  return (
    <Card title={t('wallet.entries')} lead={t('wallet.entries.lead')}>
      {entries.length === 0 ? (
        <NoData />
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('wallet.entries.kind')}</th>
              <th scope="col" className={styles.time}>
                {t('wallet.entries.time')}
              </th>
              <th scope="col" className={styles.money}>
                {t('wallet.entries.amount')}
              </th>
              <th scope="col" className={styles.money}>
                {t('wallet.entries.balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, kind, amount, balance, created_at: at }) => (
              <tr key={id}>
                <th scope="row" className={styles.kind}>
                  {t(`wallet.kind.${kind}`)}
                </th>
                <td className={styles.time}>
                  <time dateTime={at}>{formatDateTime(at)}</time>
                </td>
                <td className={styles.money}>
                  <Money amount={amount} isSigned />
                </td>
                <td className={styles.money} data-part="balance">
                  <Money amount={balance} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
