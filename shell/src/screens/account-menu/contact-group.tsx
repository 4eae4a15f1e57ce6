import { storagePath } from '@site/api/contracts/site';
import { useText } from '@site/i18n';
import { useQuery, useShell } from '@site/remote';
import { Icon } from '@site/ui';
import { NETWORK_NAMES, socialLinksQuery } from '#core/settings/social-links.queries';
import { RowCard } from '../account/link-group';
import styles from '../account/link-group.module.css';

/** Ways to reach support. When the social links do not load, the support address remains. @see SHELL-070 */
export function ContactGroup() {
  const t = useText('account');
  const { settings } = useShell();
  const { data: links = [] } = useQuery(socialLinksQuery());
  return (
    <RowCard title={t('account.contact')}>
      {links.map(({ id, name, link, icon }) => (
        <li key={id}>
          <a href={link} target="_blank" rel="noopener noreferrer" className={styles.row}>
            <span className={styles.picture}>
              <img src={storagePath(icon)} alt="" />
            </span>
            <span className={styles.label}>{NETWORK_NAMES[name]}</span>
            <Icon name="external" size="s" />
          </a>
        </li>
      ))}
      {settings?.support_mail && (
        <li>
          <a href={`mailto:${settings.support_mail}`} className={styles.row}>
            <span className={styles.picture}>
              <Icon name="mail" />
            </span>
            <span className={styles.label}>{settings.support_mail}</span>
            <Icon name="external" size="s" />
          </a>
        </li>
      )}
    </RowCard>
  );
}
