import { Link, useShell } from '@site/remote';
import { useText } from '@site/i18n';
import { LinkButton } from '@site/ui';
import { AccountPage } from '#account-page';
import { LOGIN } from '#paths';
import { Information } from './information';
import { Tools } from './tools';
import styles from './responsible-gaming.module.css';

/** Information for everybody; players see the tools above it. */
export function ResponsibleGamingPage() {
  const t = useText('access');
  const { session, settings } = useShell();
  const { player } = session;

  return (
    <AccountPage title={t('safer.title')} lead={t(player ? 'safer.lead' : 'safer.lead.visitor')}>
      {player ? (
        <Tools key={player.remoteId} remoteId={player.remoteId} />
      ) : (
        <div className={styles.invitation}>
          <p className={styles.invited}>{t('safer.info.login')}</p>
          <LinkButton as={Link} to={LOGIN}>
            {t('safer.info.login.action')}
          </LinkButton>
        </div>
      )}
      <Information supportMail={settings?.support_mail} isVisitor={!player} />
    </AccountPage>
  );
}
