import { useEffect } from 'react';
import { appDownloadLink, SEARCH_PATH } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Link, useNavigate, useShell } from '@site/remote';
import { Icon } from '@site/ui';
import { useOpenOutsideChat } from '../outside-chat/use-outside-chat';
import { LanguagePicker } from './language-picker';
import { HELP_PATH } from '#composition/routing/main-links';
import styles from './header-tools.module.css';

/** Help, App download and language; for guests and players, in both layouts. A desktop has the search too; a phone has it in the menu. */
export function HeaderTools() {
  const t = useText('shell');
  const { settings, layout, session } = useShell();
  const openOutsideChat = useOpenOutsideChat();
  return (
    <div className={styles.tools}>
      {layout === 'desktop' && !session.restriction && <SearchLink />}
      <Link to={HELP_PATH} onClick={openOutsideChat} className={styles.tool} title={t('header.help')}>
        <Icon name="help" />
        <span className={styles.word}>{t('header.help')}</span>
      </Link>
      <a href={appDownloadLink(settings)} className={styles.tool} title={t('header.app')}>
        <Icon name="download" />
        <span className={styles.word}>{t('header.app')}</span>
      </a>
      <LanguagePicker variant={layout === 'mobile' ? 'short' : 'wide'} />
    </div>
  );
}

/** The key "/" leads there as well, unless the player types. */
function SearchLink() {
  const t = useText('shell');
  const navigate = useNavigate();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], [role=dialog]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      navigate(SEARCH_PATH);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [navigate]);
  return (
    <Link to={SEARCH_PATH} className={styles.tool} title={`${t('header.search')} (/)`} aria-keyshortcuts="/">
      <Icon name="search" />
      <span className={styles.word}>{t('header.search')}</span>
    </Link>
  );
}
