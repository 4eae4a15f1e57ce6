import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import { useLanguage } from '@site/i18n';
import { NavLink, type AreaMenuEntry } from '@site/remote';
import { Icon } from '@site/ui';
import { channelDocumentAtom } from '#composition/releases/channel-document.atoms';
import { menuOf } from '#composition/releases/candidates';
import { useInternals } from '#composition/services/internals';
import styles from './side-menu.module.css';

/** Menu entries of the released remotes. They come after the first render, because the frame in the document has none. */
export function AreaEntries() {
  const language = useLanguage();
  const internals = useInternals();
  const newest = useAtomValue(channelDocumentAtom);
  const [items, setItems] = useState<readonly AreaMenuEntry[]>([]);

  useEffect(() => {
    const { remotes } = internals;
    setItems(menuOf(newest ?? remotes.now(), remotes.place));
  }, [newest, internals]);

  return items.map(({ path, label }) => (
    <li key={path}>
      <NavLink to={path} className={styles.entry}>
        <span className={styles.picture}>
          <Icon name="star" />
        </span>
        {label[language]}
      </NavLink>
    </li>
  ));
}
