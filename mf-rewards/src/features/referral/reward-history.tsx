import type { ReferralReward } from '@site/api/contracts/rewards';
import { formatDate, formatMoney, useText } from '@site/i18n';
import { useFilters } from '@site/remote/address';
import { Money } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { RecordTable, type Column } from '@site/ui/record-table';
import { useRewardHistory } from './referral.queries';
import { playedTiers, rateText } from './referral.rules';
import styles from './reward-history.module.css';

/** The rewards of each day, newest first. @see REWARDS-012 */
export function RewardHistory() {
  const t = useText('rewards');
  const { pages } = useFilters({});
  const columns: Column<ReferralReward>[] = [
    { id: 'date', head: t('referral.column.date'), cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time> },
    { id: 'turnover', head: t('referral.column.turnover'), align: 'end', cell: ({ turnover }) => <Money amount={turnover} /> },
    { id: 'reward', head: t('referral.column.reward'), align: 'end', cell: ({ cashReward }) => <Money amount={cashReward} /> },
    { id: 'status', head: t('referral.column.status'), cell: ({ status }) => <Status status={status} /> },
    { id: 'details', head: t('referral.column.details'), cell: (reward) => <Details reward={reward} /> },
  ];
  return (
    <RecordTable
      caption={t('referral.tab.history')}
      columns={columns}
      query={useRewardHistory(pages)}
      keyOf={({ date }) => date}
      pages={pages}
    />
  );
}

function Status({ status }: Pick<ReferralReward, 'status'>) {
  const t = useText('rewards');
  return <Badge variant={status === 'Claimed' ? 'good' : 'new'}>{t(`referral.status.${status}`)}</Badge>;
}

function Details({ reward }: { reward: ReferralReward }) {
  const t = useText('rewards');
  return (
    <ul className={styles.details}>
      {playedTiers(reward).map(({ tier, turnover, rate, reward: paid }) => (
        <li key={tier}>
          {t('referral.details', { tier, turnover: formatMoney(turnover), rate: rateText(rate), reward: formatMoney(paid) })}
        </li>
      ))}
    </ul>
  );
}
