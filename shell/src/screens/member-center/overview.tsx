import { useText } from '@site/i18n';
import { useQuery, type MemberTab } from '@site/remote';
import { LoadFailure, Skeleton } from '@site/ui';
import { DataSaverSwitch } from '../account/data-saver-switch';
import { MainWallet } from '../account/main-wallet';
import { profileQuery } from '../account/profile.queries';
import { Wallet } from '../account/wallet';
import { ActivityCard } from './activity-card';
import { FundsButtons } from './funds-buttons';
import { PanelSlot } from './panel-slot';
import { PersonalCard } from './personal-card';
import { SafePlayLinks } from './safe-play-links';
import { SecurityCard } from './security-card';
import skeletonStyles from './overview-skeleton.module.css';
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
      {[...panels.keys()].filter(isOwnBlock).map((panel) => (
        <PanelSlot key={panel} panel={panel} remote={panel} openTab={openTab} />
      ))}
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
      <DataSaverSwitch />
    </div>
  );
}

/** A remote may have one block of the overview, which has its name. */
const isOwnBlock = (panel: string): panel is `mf-${string}` => panel.startsWith('mf-');

function OverviewSkeleton() {
  const t = useText('account');
  return (
    <div className={skeletonStyles.cards} role="status" aria-label={t('loading')} aria-busy="true">
      {[0, 1, 2].map((card) => (
        <Skeleton key={card} className={skeletonStyles.card} />
      ))}
    </div>
  );
}
