import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Icon, Menu, type MenuItem } from '@site/ui';
import styles from './player-menu.module.css';

const PLACES = { account: '/account', withdrawal: '/withdrawal', inbox: '/inbox' } as const;
const isPlace = (id: string): id is keyof typeof PLACES => id in PLACES;

export function PlayerMenu() {
  const t = useText('shell');
  const { session, navigate } = useShell();
  const items: MenuItem[] = [
    { id: 'account', label: t('player-menu.account'), icon: 'user' },
    { id: 'withdrawal', label: t('player-menu.withdrawal'), icon: 'withdraw' },
    { id: 'inbox', label: t('player-menu.inbox'), icon: 'mail' },
    { id: 'log-out', label: t('player-menu.log-out'), icon: 'logout' },
  ];
  const handleSelect = (id: string) => {
    if (isPlace(id)) navigate(PLACES[id]);
    else void session.end();
  };
  return (
    <Menu
      label={t('player-menu.label')}
      items={items}
      onSelect={handleSelect}
      trigger={
        <span className={styles.avatar}>
          <Icon name="user" />
        </span>
      }
    />
  );
}
