import { useId } from 'react';
import { useText } from '@site/i18n';
import { Link } from '@site/remote';
import { Button, LinkButton, ScreenTitle } from '@site/ui';
import { HOME_PATH } from '#paths';
import { inOrderFor, STEPS, systemOf, type System } from './app-download.rules';
import { useInstallOffer } from './use-install-offer';
import styles from './app-download.module.css';

/**
 * Offers to install the site where the browser can, and shows how to put it on the home screen: "App download" leads here until the
 * operator sets the address of a file. @see SHELL-029, SHELL-040
 */
export function AppDownloadPage() {
  const t = useText('catalogue');
  const systems = inOrderFor(systemOf(navigator.userAgent, navigator.maxTouchPoints));
  const { install, isInstalled } = useInstallOffer();
  return (
    <section className={styles.page}>
      <ScreenTitle>{t('app.title')}</ScreenTitle>
      <p className={styles.intro}>{t('app.text')}</p>
      {install && (
        <Button icon="download" onClick={() => void install()}>
          {t('app.install')}
        </Button>
      )}
      <p role="status">{isInstalled && t('app.installed')}</p>
      <div className={styles.systems}>
        {systems.map((system) => (
          <Steps key={system} system={system} />
        ))}
      </div>
      <p className={styles.intro}>{t('app.safe')}</p>
      <LinkButton as={Link} to={HOME_PATH} icon="home" variant={install ? 'outline' : 'primary'}>
        {t('app.home')}
      </LinkButton>
    </section>
  );
}

function Steps({ system }: { system: System }) {
  const t = useText('catalogue');
  const id = useId();
  return (
    <section className={styles.system} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {t(`app.${system}`)}
      </h2>
      <ol className={styles.steps}>
        {Array.from({ length: STEPS[system] }, (_, index) => (
          <li key={index}>{t(`app.${system}.${index + 1}`)}</li>
        ))}
      </ol>
    </section>
  );
}
