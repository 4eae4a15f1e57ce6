import { exchangeAddress } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { useShell } from '@site/remote';
import { Icon } from '@site/ui';
import styles from './exchange-entry.module.css';

/** Link to the external exchange with the player's exchange token; absent without an address or a token. */
export function ExchangeEntry() {
  const t = useText('catalogue');
  const { session, settings } = useShell();
  const address = exchangeAddress(settings?.exchange_link, session.exchangeToken);
  if (!address) return null;
  return (
    <a className={styles.entry} href={address} target="_blank" rel="noopener noreferrer">
      <span>
        <strong className={styles.title}>{t('home.exchange')}</strong>
        <span className={styles.text}>{t('home.exchange.text')}</span>
      </span>
      <Icon name="external" />
    </a>
  );
}
