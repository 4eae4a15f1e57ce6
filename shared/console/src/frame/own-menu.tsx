import { changeLanguage, LANGUAGES, useLanguage, useText, type Language } from '@site/i18n';
import { Icon, Menu, type MenuItem } from '@site/ui';
import type { Session } from '@site/platform-operator/calls';
import { LANGUAGE_NAMES, useIsPhone } from '#parts';
import { useSignOut } from '#session';
import { useDensity } from './density';
import styles from './frame.module.css';

/** Name and role of the person, and what concerns this browser: language, density and the way out. */
export function OwnMenu({ session }: { session: Session }) {
  const t = useText('console');
  const language = useLanguage();
  const isPhone = useIsPhone();
  const { density, setDensity } = useDensity();
  const { mutate: leave } = useSignOut();
  const others = LANGUAGES.filter((each) => each !== language);
  const otherDensity = density === 'light' ? 'full' : 'light';
  const items: MenuItem[] = [
    ...others.map((each): MenuItem => ({ id: each, label: LANGUAGE_NAMES[each], icon: 'globe', lang: each })),
    { id: 'density', label: t(`density.${otherDensity}`), icon: 'list' },
    { id: 'leave', label: t('frame.signOut'), icon: 'logout' },
  ];
  const handleSelect = (id: string) => {
    if (id === 'leave') leave();
    else if (id === 'density') setDensity(otherDensity);
    else void changeLanguage(id as Language);
  };
  return (
    <div className={styles.own}>
      <Menu
        label={t('frame.own', { name: session.name })}
        items={items}
        onSelect={handleSelect}
        align={isPhone ? 'end' : 'start'}
        opens={isPhone ? 'down' : 'up'}
        trigger={
          <span className={styles.person}>
            <Icon name="user" />
            <span className={styles.who}>
              <span className={styles.whoName}>{session.name}</span>
              <span className={styles.whoRole}>{t(`role.${session.role}`)}</span>
            </span>
          </span>
        }
      />
    </div>
  );
}
