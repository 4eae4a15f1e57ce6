import { formatCount, useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { PlayerAvatar } from '@site/ui/avatar';
import { profileQuery } from '../account/profile.queries';
import { VipBar } from './vip-bar';
import styles from './player-card.module.css';

/** Picture, name, points, and the way to the next level. */
export function PlayerCard() {
  const t = useText('account');
  const { session } = useShell();
  const { data: profile } = useQuery(profileQuery());
  return (
    <div className={styles.card}>
      <PlayerAvatar />
      <div className={styles.words}>
        <p className={styles.name}>{session.player?.username}</p>
        <p className={styles.points}>{profile ? t('vip.points', { points: formatCount(profile.vip_coin) }) : t('vip.points-unknown')}</p>
      </div>
      {profile && <VipBar standing={profile.vip} />}
    </div>
  );
}
