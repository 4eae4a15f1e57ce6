import { useEffect } from 'react';
import { exchangeAddress } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { Link, useShell } from '@site/remote';
import { LinkButton, NoData, Spinner } from '@site/ui';
import { ExchangeFrame } from '#exchange-frame';
import { EXCHANGE } from '#paths';
import { leaveTo } from './leave-to';
import styles from './redirect.module.css';

/** Sends the browser to the external exchange with the player's exchange token. @see EXCHANGE-007, N-50 */
export function ExchangeRedirectPage() {
  const t = useText('exchange');
  const { session, settings } = useShell();
  const address = settings && exchangeAddress(settings.exchange_link, session.exchangeToken);

  useEffect(() => {
    if (address) leaveTo(address);
  }, [address]);

  return (
    <ExchangeFrame title={t('redirect.title')}>
      {settings && !address ? (
        <NoData text={t(session.exchangeToken ? 'redirect.noAddress' : 'redirect.noToken')}>
          <LinkButton as={Link} to={EXCHANGE}>
            {t('redirect.stay')}
          </LinkButton>
        </NoData>
      ) : (
        <div className={styles.leaving}>
          <Spinner size="l" label={t('redirect.leaving')} />
          <p>{t('redirect.leaving')}</p>
          {address && <a href={address}>{t('redirect.now')}</a>}
        </div>
      )}
    </ExchangeFrame>
  );
}
