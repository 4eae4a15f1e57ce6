import type { Profile } from '@site/api/contracts/account';
import { formatCount, useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { PlayerAvatar } from '@site/ui/avatar';
import { LevelBar } from '@site/ui/level-bar';
import { profileQuery } from '../account/profile.queries';
import styles from './player-card.module.css';

/** Avatar, name, VIP points and the progress to the next level. @see SHELL-075 */
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

/** Progress from the player's level to the next one; full at the highest level. */
function VipBar({ standing: { name, next, progress } }: { standing: Profile['vip'] }) {
  const t = useText('account');
  if (next === null) return <LevelBar percent={100} label={t('vip.top')} from={t(name)} to={null} />;
  return <LevelBar percent={progress} label={t('vip.progress', { level: t(name), next: t(next) })} from={t(name)} to={t(next)} />;
}
