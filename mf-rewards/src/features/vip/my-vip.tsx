import type { ReactNode } from 'react';
import { LoadFailure, Skeleton } from '@site/ui';
import { useText } from '@site/i18n';
import { LevelCard } from './level-card';
import { useStanding } from './vip.queries';
import styles from './my-vip.module.css';

export interface MyVipProps {
  /** The form below the card, for a player that owns so many points. */
  children: (owned: number) => ReactNode;
}

/** The level card, kept up to date, and a way to turn points into money. */
export function MyVip({ children }: MyVipProps) {
  const t = useText('rewards');
  const profile = useStanding();

  if (profile.data) {
    return (
      <div className={styles.parts}>
        <LevelCard profile={profile.data} />
        {children(profile.data.vip_coin)}
      </div>
    );
  }
  if (profile.isError) return <LoadFailure error={profile.error} onRetry={profile.refetch} />;
  return (
    <div className={styles.parts} role="status" aria-busy="true" aria-label={t('vip.title')}>
      <Skeleton className={styles.card} />
      <Skeleton className={styles.form} />
    </div>
  );
}
