import { ACCOUNT_KIND_NAMES, ACCOUNT_KINDS, CHANNEL_LIMITS } from '@site/api/contracts/funds';
import { formatCount, useText } from '@site/i18n';
import { Card } from '@site/ui/card';
import styles from './channel-limits.module.css';

/** @see FUNDS-011 */
export function ChannelLimits() {
  const t = useText('funds');
  return (
    <Card title={t('deposit.channelLimits')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('deposit.channel')}</th>
            <th scope="col">{t('deposit.channelLimits.bdt')}</th>
          </tr>
        </thead>
        <tbody>
          {ACCOUNT_KIND_NAMES.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(ACCOUNT_KINDS[kind])}</th>
              <td>
                {formatCount(CHANNEL_LIMITS[kind].min)} - {formatCount(CHANNEL_LIMITS[kind].max)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
