import type { Profile } from '@site/api/contracts/account';
import { Link } from '@site/remote';
import { formatCount, useText } from '@site/i18n';
import { Icon } from '@site/ui';
import { VIP } from '#paths';
import { Avatar } from './avatar';
import styles from './head-card.module.css';

export function HeadCard({ profile }: { profile: Profile }) {
  const t = useText('access');
  return (
    <div className={styles.card}>
      <Avatar name={profile.username} />
      <div className={styles.player}>
        <p className={styles.name}>{profile.username}</p>
        <p className={styles.level}>
          <Icon name="crown" size="s" />
          <span className={styles.spoken}>{t('profile.level')}</span>
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
