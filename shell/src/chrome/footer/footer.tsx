import { appDownloadLink, storagePath } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { LinkButton } from '@site/ui';
import { useOpenOutsideChat } from '../outside-chat/use-outside-chat';
import { HELP_PATH } from '#composition/routing/main-links';
import { FOOTER_MARKS } from './footer-marks';
import { SocialLinks } from './social-links';
import styles from './footer.module.css';

export function Footer() {
  const t = useText('shell');
  const { settings } = useShell();
  const openOutsideChat = useOpenOutsideChat();
  return (
    <footer className={styles.footer}>
      <div className={styles.blocks}>
        {FOOTER_MARKS.map(({ title, size, marks }) => (
          <section key={title} className={styles.block} data-wide={marks.length > 2 || undefined}>
            <h2 className={styles.heading}>{t(title)}</h2>
            <ul className={styles.marks}>
              {marks.map(([file, name]) => (
                <li key={file}>
                  <img className={styles.mark} data-size={size} src={storagePath(`footer/${file}.svg`)} alt={t(name)} loading="lazy" />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className={styles.block} data-wide>
          <h2 className={styles.heading}>{t('footer.follow')}</h2>
          <SocialLinks />
        </section>
        <section className={styles.block}>
          <h2 className={styles.heading}>{t('footer.support')}</h2>
          <ul className={styles.links}>
            <li>
              <Link to={HELP_PATH} onClick={openOutsideChat}>
                {t('footer.chat')}
              </Link>
            </li>
            {settings?.support_mail && (
              <li>
                <a href={`mailto:${settings.support_mail}`}>{settings.support_mail}</a>
              </li>
            )}
            <li>
              <Link to="/responsible-gaming">{t('footer.responsible-gaming')}</Link>
            </li>
          </ul>
        </section>
        <section className={styles.block}>
          <h2 className={styles.heading}>{t('footer.app')}</h2>
          <LinkButton href={appDownloadLink(settings)} variant="outline" size="s" icon="download">
            {t('footer.android')}
          </LinkButton>
        </section>
      </div>
      <p className={styles.small}>{t('footer.small')}</p>
    </footer>
  );
}
