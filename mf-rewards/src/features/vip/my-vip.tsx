import type { ReactNode } from 'react';
import { LoadFailure, Skeleton } from '@site/ui';
import { useText } from '@site/i18n';
import { LevelCard } from './level-card';
import { useStanding } from './vip.queries';
import styles from './my-vip.module.css';

export interface MyVipProps {
  /** Renders the form below the card for the player's points. */
  children: (owned: number) => ReactNode;
}

/** The polled level card, and a form to convert points. */
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
