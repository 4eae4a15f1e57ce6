import type { ReactNode } from 'react';
import { formatCount, formatMoney, useText } from '@site/i18n';
import { Icon, Money } from '@site/ui';
import { Card } from '@site/ui/card';
import type { Referral } from './referral.rules';
import styles from './network-card.module.css';

export type NetworkCardProps = Pick<Referral, 'depths' | 'deposit_requirement' | 'turnover_requirement'>;

/** Numbers of invited players by tier, without names. */
export function NetworkCard({ depths, deposit_requirement, turnover_requirement }: NetworkCardProps) {
  const t = useText('rewards');
  const asked = { deposits: formatMoney(deposit_requirement), turnover: formatMoney(turnover_requirement) };
  return (
    <Card title={t('referral.network.title')} lead={t('referral.network.lead', asked)}>
      <div className={styles.tree}>
        <p className={styles.you}>
          <Icon name="user" />
          {t('referral.network.you')}
        </p>
        <ol className={styles.tiers}>
          {depths.map(({ depth, players, active, turnover }) => (
            <li key={depth} className={styles.tier} data-depth={depth}>
              <h3 className={styles.name}>{t('referral.tier', { tier: depth })}</h3>
              <p className={styles.who}>{t(`referral.network.tier.${depth}`)}</p>
              <dl className={styles.counts}>
                <Count name={t('referral.network.players')}>{formatCount(players)}</Count>
                <Count name={t('referral.network.active')}>{formatCount(active)}</Count>
                <Count name={t('referral.network.turnover')}>
                  <Money amount={turnover} />
                </Count>
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}

function Count({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className={styles.label}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
