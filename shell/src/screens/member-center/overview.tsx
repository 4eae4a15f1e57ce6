import { useText } from '@site/i18n';
import { useQuery, type MemberTab } from '@site/remote';
import { LoadFailure } from '@site/ui';
import { MainWallet } from '../account/main-wallet';
import { profileQuery } from '../account/profile.queries';
import { Wallet } from '../account/wallet';
import { ActivityCard } from './activity-card';
import { FundsButtons } from './funds-buttons';
import { OverviewSkeleton } from './overview-skeleton';
import { PanelSlot } from './panel-slot';
import { PersonalCard } from './personal-card';
import { SafePlayLinks } from './safe-play-links';
import { SecurityCard } from './security-card';
import styles from './overview.module.css';

interface OverviewProps {
  panels: ReadonlyMap<string, string>;
  openTab(tab: MemberTab): void;
}

export function Overview({ panels, openTab }: OverviewProps) {
  const t = useText('account');
  const profile = useQuery(profileQuery());
  const promotions = panels.get('newPromotions');
  return (
    <div className={styles.overview}>
      <div className={styles.wallets}>
        <MainWallet hint={t('wallet.main-hint')}>
          <FundsButtons panels={panels} openTab={openTab} />
        </MainWallet>
        <Wallet
          name={t('wallet.bonus')}
          amount={profile.data?.bonus_balance ?? null}
          tone="bonus"
          hint={t('wallet.bonus-hint')}
          isHiddenAtFirst
        />
      </div>
      {promotions && <PanelSlot panel="newPromotions" remote={promotions} openTab={openTab} />}
      {profile.data && (
        <div className={styles.cards}>
          <SecurityCard profile={profile.data} onVerify={panels.has('profile') ? () => openTab('profile') : undefined} />
          <ActivityCard profile={profile.data} />
          <PersonalCard profile={profile.data} onEdit={panels.has('profile') ? () => openTab('profile') : undefined} />
        </div>
      )}
      {profile.isPending && <OverviewSkeleton />}
      {profile.isError && !profile.data && (
        <div className={styles.failure}>
          <LoadFailure error={profile.error} onRetry={profile.refetch} />
        </div>
      )}
      <SafePlayLinks />
    </div>
  );
}
