import { useText } from '@site/i18n';
import { NavLink, useShell } from '@site/remote';
import { Icon } from '@site/ui';
import { MAIN_LINKS, RESTRICTED_LINKS } from '#composition/routing/main-links';
import styles from './player-toolbar.module.css';

/** `bottom`: at the bottom of a phone. `row`: in the header of a desktop. */
export function PlayerToolbar({ variant }: { variant: 'bottom' | 'row' }) {
  const t = useText('shell');
  const { restriction } = useShell().session;
  return (
    <nav className={styles.toolbar} data-variant={variant} aria-label={t('toolbar.label')}>
      {(restriction ? RESTRICTED_LINKS : MAIN_LINKS).map(({ path, label, icon }) => (
        <NavLink key={path} to={path} end className={styles.link} data-main={path === '/deposit' || undefined}>
          {variant === 'bottom' && (
            <span className={styles.icon}>
              <Icon name={icon} size="l" />
            </span>
          )}
          <span>{t(label)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
