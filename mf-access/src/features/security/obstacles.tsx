import type { ClosingObstacle } from '@site/api/contracts/own-account';
import { Link } from '@site/remote';
import { useText } from '@site/i18n';
import { Icon } from '@site/ui';
import { OBSTACLE_PATHS } from './own-account.rules';
import styles from './own-account.module.css';

/** Things to do before the account can be closed, each with the screen for it. */
export function Obstacles({ obstacles, onLeave }: { obstacles: readonly ClosingObstacle[]; onLeave: () => void }) {
  const t = useText('access');
  return (
    <div className={styles.step}>
      <p className={styles.soft}>{t('closing.before')}</p>
      <ul className={styles.list}>
        {obstacles.map((kind) => (
          <li key={kind} className={styles.obstacle}>
            <Icon name="alert" />
            <div>
              <p>{t(`closing.obstacle.${kind}`)}</p>
              <Link to={OBSTACLE_PATHS[kind]} onClick={onLeave}>
                {t(`closing.obstacle.${kind}.go`)}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
