import { appDownloadLink } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { Icon } from '@site/ui';
import { useOpenOutsideChat } from '../outside-chat/use-outside-chat';
import { LanguagePicker } from './language-picker';
import { HELP_PATH } from '#composition/routing/main-links';
import styles from './header-tools.module.css';

/** Help, App download and language; for guests and players, in both layouts. */
export function HeaderTools() {
  const t = useText('shell');
  const { settings, layout } = useShell();
  const openOutsideChat = useOpenOutsideChat();
  return (
    <div className={styles.tools}>
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
