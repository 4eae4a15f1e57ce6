import { GameTypeIcon, Icon, type IconName } from '@site/ui';
import type { Story } from '../story';
import styles from './stories.module.css';

/** Every name; a new icon does not compile before it is here. */
const NAMES = {
  menu: true,
  close: true,
  search: true,
  eye: true,
  'eye-off': true,
  home: true,
  gift: true,
  wallet: true,
  deposit: true,
  withdraw: true,
  user: true,
  chat: true,
  'arrow-up': true,
  'arrow-left': true,
  'arrow-right': true,
  'chevron-up': true,
  'chevron-down': true,
  'chevron-left': true,
  'chevron-right': true,
  download: true,
  globe: true,
  logout: true,
  star: true,
  'star-filled': true,
  heart: true,
  clock: true,
  refresh: true,
  pause: true,
  play: true,
  trophy: true,
  crown: true,
  help: true,
  external: true,
  check: true,
  info: true,
  alert: true,
  filter: true,
  sort: true,
  copy: true,
  lock: true,
  mail: true,
  phone: true,
  desktop: true,
  bell: true,
  list: true,
  share: true,
  fullscreen: true,
} satisfies Record<IconName, true>;
const GAME_TYPES = ['SPORTS', 'LIVE', 'SLOT', 'TABLE', 'BINGO', 'EGAME', 'FH', 'LOTTO', 'CRASH', 'ARCADE', 'POKER'];

export const icons: Story[] = [
  {
    component: 'Icon',
    room: 'row',
    states: {
      'all names': () => (
        <ul className={styles.names}>
          {(Object.keys(NAMES) as IconName[]).map((name) => (
            <li key={name} className={styles.name}>
              <Icon name={name} size="l" />
              {name}
            </li>
          ))}
        </ul>
      ),
      'small, medium, large': () => (
        <div className={styles.names}>
          <Icon name="wallet" size="s" />
          <Icon name="wallet" />
          <Icon name="wallet" size="l" />
        </div>
      ),
    },
  },
  {
    component: 'GameTypeIcon',
    room: 'row',
    states: {
      'all categories': () => (
        <ul className={styles.names}>
          {GAME_TYPES.map((type) => (
            <li key={type} className={styles.name}>
              <GameTypeIcon type={type} />
              {type}
            </li>
          ))}
        </ul>
      ),
      'medium, large, extra large': () => (
        <div className={styles.names}>
          <GameTypeIcon type="SLOT" size="m" />
          <GameTypeIcon type="SLOT" />
          <GameTypeIcon type="SLOT" size="xl" />
        </div>
      ),
      'unknown category': () => <GameTypeIcon type="NEW" />,
    },
  },
];
