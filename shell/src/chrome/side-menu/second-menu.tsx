import { DEFAULT_SYSTEM_TYPE, GAME_TYPE_NAMES, type GameType } from '@site/api/contracts/catalogue';
import { useText } from '@site/i18n';
import { Link, useQuery } from '@site/remote';
import { Skeleton } from '@site/ui';
import { providersQuery } from './second-menu.queries';
import { SportsMenu } from './sports-menu';
import styles from './second-menu.module.css';

export interface SecondMenuProps {
  type: GameType;
}

export function SecondMenu({ type = DEFAULT_SYSTEM_TYPE }: SecondMenuProps) {
  const t = useText('shell');
  const title = t(GAME_TYPE_NAMES[type]);
  return (
    <div className={styles.panel}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.list}>{type === 'SPORTS' ? <SportsMenu /> : <Providers type={type} title={title} />}</ul>
    </div>
  );
}

/** When the providers do not load, the link to the whole category still works; the failure is only logged. @see SHELL-044 */
function Providers({ type, title }: { type: GameType; title: string }) {
  const t = useText('shell');
  const { data: providers, isPending } = useQuery(providersQuery(type));
  return (
    <>
      <li>
        <Link to={gamesPath(type, title)} className={styles.link}>
          {t('menu.all', { category: title })}
        </Link>
      </li>
      {providers?.map(({ platform, name }) => (
        <li key={platform}>
          <Link to={gamesPath(type, title, platform)} className={styles.link}>
            {name}
          </Link>
        </li>
      ))}
      {isPending && <Skeleton shape="text" />}
    </>
  );
}

/** The three specified parameters; an empty `system` means all platforms. @see SHELL-032 */
const gamesPath = (type: GameType, title: string, system = '') => `/games?${new URLSearchParams({ type, system, title })}`;
