import { useText } from '@site/i18n';
import { NavLink } from '@site/remote';
import { Icon, type IconName } from '@site/ui';
import { CHAT_HOME, CHAT_LIST } from '#paths';
import styles from './chat-nav.module.css';

const PLACES = [
  { path: CHAT_HOME, icon: 'home', name: 'chat.nav.home' },
  { path: CHAT_LIST, icon: 'chat', name: 'chat.nav.message' },
] as const satisfies readonly { path: string; icon: IconName; name: string }[];

interface ChatNavProps {
  /** `bottom`: in place of the site's toolbar, which the chat does not have. `tabs`: below the title. @see N-61 */
  variant: 'bottom' | 'tabs';
}

export function ChatNav({ variant }: ChatNavProps) {
  const t = useText('chat');
  return (
    <nav className={styles.nav} data-variant={variant} aria-label={t('chat.nav')}>
      {PLACES.map(({ path, icon, name }) => (
        <NavLink key={path} to={path} end className={styles.link}>
          <Icon name={icon} size={variant === 'bottom' ? 'l' : 'm'} />
          {t(name)}
        </NavLink>
      ))}
    </nav>
  );
}
