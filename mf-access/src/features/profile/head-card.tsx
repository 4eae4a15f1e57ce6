import type { Profile } from '@site/api/contracts/account';
import { Link } from '@site/remote';
import { formatCount, useText } from '@site/i18n';
import { Icon, Spoken } from '@site/ui';
import { PlayerAvatar } from '@site/ui/avatar';
import { VIP } from '#paths';
import styles from './head-card.module.css';

export function HeadCard({ profile }: { profile: Profile }) {
  const t = useText('access');
  return (
    <div className={styles.card}>
      <PlayerAvatar />
      <div className={styles.player}>
        <p className={styles.name}>{profile.username}</p>
        <p className={styles.level}>
          <Icon name="crown" size="s" />
          <Spoken>{t('profile.level')}</Spoken>
          <span>{t(profile.vip.name)}</span>
        </p>
      </div>
      <Link className={styles.points} to={VIP}>
        <span className={styles.pointsName}>{t('profile.vip')}</span>
        <span className={styles.count}>{formatCount(profile.vip_coin)}</span>
        <Icon name="chevron-right" />
      </Link>
    </div>
  );
}
