import { useText } from '@site/i18n';
import { ChannelIcon } from './channel-icon';
import { CopyLinkButton } from './copy-link-button';
import { SHARE_CHANNELS, shareAddress } from './referral.channels';
import styles from './share-channels.module.css';

/** Links to six channels, and a button that copies the link. @see REWARDS-014 */
export function ShareChannels({ link }: { link: string }) {
  const t = useText('rewards');
  const words = t('referral.share.words');
  return (
    <div className={styles.share}>
      <p className={styles.label}>{t('referral.channels')}</p>
      <ul className={styles.channels} aria-label={t('referral.channels')}>
        {SHARE_CHANNELS.map((channel) => (
          <li key={channel}>
            <a
              className={styles.channel}
              href={shareAddress(channel, link, words)}
              target={channel === 'mail' ? undefined : '_blank'}
              rel="noopener noreferrer"
            >
              <ChannelIcon channel={channel} />
              {t(`referral.channel.${channel}`)}
            </a>
          </li>
        ))}
        <li>
          <CopyLinkButton link={link} variant="outline" isWide />
        </li>
      </ul>
    </div>
  );
}
