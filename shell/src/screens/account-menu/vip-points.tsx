import { formatCount, useText } from '@site/i18n';
import { Link, useQuery } from '@site/remote';
import { Icon } from '@site/ui';
import { profileQuery } from '../account/profile.queries';
import styles from './vip-points.module.css';

/** VIP points and level; links to `/vip`. */
export function VipPoints() {
  const t = useText('account');
  const profile = useQuery(profileQuery());
  return (
    <>
      <Link to="/vip" className={styles.points}>
        <Icon name="crown" size="s" />
        <span>{profile.data ? t('vip.points', { points: formatCount(profile.data.vip_coin) }) : t('vip.points-unknown')}</span>
        {profile.data && <span className={styles.level}>{t(profile.data.vip.name)}</span>}
        <Icon name="chevron-right" size="s" />
      </Link>
      {profile.isError && !profile.data && (
        <button type="button" className={styles.again} onClick={() => void profile.refetch()}>
          {t('profile.again')}
        </button>
      )}
    </>
  );
}
