import { GAME_TYPE_NAMES } from '@site/api/contracts/catalogue';
import type { BetGroup } from '@site/api/contracts/records';
import { formatCount, useText } from '@site/i18n';
import { GameTypeIcon, Money } from '@site/ui';
import { RecordDays, RowLink } from '#record-list';
import { keyOfGroup } from './bets-address';
import styles from './bet-groups.module.css';

export interface BetGroupsProps {
  groups: readonly BetGroup[];
  /** Address of the games of a group. */
  addressOf: (group: string) => { search: string };
}

/** Turnover and result of each day, by platform and type of game. @see RECORDS-004 */
export function BetGroups({ groups, addressOf }: BetGroupsProps) {
  return (
    <RecordDays rows={groups} dayOf={({ day }) => day}>
      {(rows) => (
        <ul className={styles.list}>
          {rows.map((group) => (
            <GroupCard key={keyOfGroup(group)} group={group} to={addressOf(keyOfGroup(group))} />
          ))}
        </ul>
      )}
    </RecordDays>
  );
}

function GroupCard({ group, to }: { group: BetGroup; to: { search: string } }) {
  const t = useText('records');
  return (
    <li className={styles.card}>
      <GameTypeIcon type={group.game_type} />
      <p className={styles.what}>
        <RowLink isCard to={to}>
          {group.platform_name}
        </RowLink>
        <span className={styles.type}>
          {t(GAME_TYPE_NAMES[group.game_type])} · {t(group.bets === 1 ? 'bets.oneBet' : 'bets.count', { count: formatCount(group.bets) })}
        </span>
      </p>
      <dl className={styles.sums}>
        <dt>{t('bets.turnover')}</dt>
        <dd>
          <Money amount={group.turnover} />
        </dd>
        <dt>{t('bets.profitLoss')}</dt>
        <dd className={styles.result}>
          <Money amount={group.profit_loss} isSigned />
        </dd>
      </dl>
    </li>
  );
}
