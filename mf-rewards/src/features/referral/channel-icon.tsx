import type { ShareChannel } from './referral.channels';
import styles from './channel-icon.module.css';

const PATHS: Readonly<Record<ShareChannel, string>> = {
  facebook: 'M14 21v-7.500h3l.6-3.500H14V8c0-1.300.7-2 2-2h1.800V3H15c-3 0-4.700 1.800-4.700 4.700V10H7.500v3.500h2.800V21Z',
  line: 'M12 4c5 0 9 3.100 9 7 0 3.600-4.500 7.200-9 9.500v-2.600c-5-.2-9-3.100-9-6.900 0-3.900 4-7 9-7ZM8 9.200v3.500h1.800M12 9.200v3.500M14.200 12.700V9.200l2.200 3.500V9.200',
  mail: 'M3.500 6h17v12.500h-17V6Zm0 .5L12 13l8.500-6.500',
  skype:
    'M12 4a8 8 0 0 1 7.800 9.800 4 4 0 0 1-5.500 5.800A8 8 0 0 1 4.200 10.200a4 4 0 0 1 5.500-5.800A8 8 0 0 1 12 4ZM14.800 9.600c-.4-1-1.400-1.500-2.800-1.500-1.700 0-2.800.8-2.800 2 0 2.800 5.800 1.300 5.800 4 0 1.200-1.200 2-3 2-1.500 0-2.600-.6-3-1.700',
  telegram: 'M3 11.500 20.500 4.500l-3 15-5.300-3.800-2.700 2.800-.8-5.300 8.300-6.200',
  whatsapp:
    'M4 20l1.100-3.900A8.200 8.200 0 1 1 8.200 19L4 20ZM9.200 8.300c-.9 3.200 2.600 6.800 6 6.900l1.200-1.900-2.100-1.200-1.100.9c-1-.4-1.800-1.200-2.200-2.200l.8-1.100-1.100-1.900-1.500.5Z',
};

/** Decorative: the control around it has the name. */
export function ChannelIcon({ channel }: { channel: ShareChannel }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" data-channel={channel} aria-hidden="true" focusable="false">
      <path d={PATHS[channel]} />
    </svg>
  );
}
