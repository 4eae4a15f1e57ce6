import type { ReferralReward } from '@site/api/contracts/rewards';
import { formatDate, formatMoney, useText } from '@site/i18n';
import { Money } from '@site/ui';
import { Badge } from '@site/ui/badge';
import { usePages } from '#address';
import { PagedTable, type Column } from '#paged-table';
import { useRewardHistory } from './referral.queries';
import { playedTiers, rateText } from './referral.rules';
import styles from './reward-history.module.css';

/** The rewards of each day, newest first. @see REWARDS-012 */
export function RewardHistory() {
  const t = useText('rewards');
  const pages = usePages();
  const columns: Column<ReferralReward>[] = [
    { id: 'date', title: t('referral.column.date'), cell: ({ date }) => <time dateTime={date}>{formatDate(date)}</time> },
    { id: 'turnover', title: t('referral.column.turnover'), isNumber: true, cell: ({ turnover }) => <Money amount={turnover} /> },
    { id: 'reward', title: t('referral.column.reward'), isNumber: true, cell: ({ cashReward }) => <Money amount={cashReward} /> },
    { id: 'status', title: t('referral.column.status'), cell: ({ status }) => <Status status={status} /> },
    { id: 'details', title: t('referral.column.details'), cell: (reward) => <Details reward={reward} /> },
  ];
  return <PagedTable caption={t('referral.tab.history')} columns={columns} list={useRewardHistory(pages)} pages={pages} />;
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
