import type { MouseEvent } from 'react';
import { GAME_WINDOW } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Link, useQuery, useShell } from '@site/remote';
import { providersQuery } from './second-menu.queries';
import styles from './second-menu.module.css';

/** @see SHELL-031 */
export function SportsMenu() {
  const t = useText('shell');
  const { launchGame } = useShell();
  const { data: providers } = useQuery(providersQuery('SPORTS'));
  const sportsbook = providers?.[0];

  // The game window needs an address to show. Without a sportsbook, follow the link: the page at `/gamerun` explains itself.
  const handleOpen = (event: MouseEvent) => {
    if (!sportsbook || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    void launchGame({ platform: sportsbook.platform, gameType: 'SPORTS', gameCode: '', name: sportsbook.name });
  };
  return (
    <>
      <li>
        <Link to="/exchange" className={styles.link}>
          {t('menu.exchange')}
        </Link>
      </li>
      <li>
        <Link to={GAME_WINDOW} className={styles.link} onClick={handleOpen}>
          {t('menu.sportsbook')}
        </Link>
      </li>
    </>
  );
}
