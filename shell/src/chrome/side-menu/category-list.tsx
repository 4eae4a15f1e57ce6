import { useAtom } from 'jotai';
import { GAME_TYPES, GAME_TYPE_NAMES } from '@site/api/contracts/catalogue';
import { useText } from '@site/i18n';
import { GameTypeIcon, Icon } from '@site/ui';
import { lazyPart } from '#composition/parts/lazy-part';
import type { SecondMenuProps } from './second-menu';
import { openCategoryAtom } from '#core/layout/side-menu.atoms';
import styles from './side-menu.module.css';

const SecondMenu = lazyPart<SecondMenuProps>(async () => (await import('./second-menu')).SecondMenu);

/** The first press on a category opens its second menu, the next press closes it. */
export function CategoryList() {
  const t = useText('shell');
  const [open, setOpen] = useAtom(openCategoryAtom);
  return (
    <ul className={styles.group}>
      {GAME_TYPES.map((type) => (
        <li key={type}>
          <button type="button" className={styles.entry} aria-expanded={open === type} onClick={() => setOpen(open === type ? null : type)}>
            <span className={styles.picture}>
              <GameTypeIcon type={type} size="m" />
            </span>
            {t(GAME_TYPE_NAMES[type])}
            <span className={styles.mark}>
              <Icon name="chevron-right" size="s" />
            </span>
          </button>
          {open === type && <SecondMenu type={type} />}
        </li>
      ))}
    </ul>
  );
}
