import styles from './nav-icon.module.css';

/** SVG paths on the grid of the site's icons. */
const PATHS = {
  home: 'M3.5 11 12 4l8.5 7M6 9.5V20h4v-5.5h4V20h4V9.5',
  'in-play': 'M12 3.5a8.5 8.5 0 1 0 8.5 8.5M10 8.5v7l5.5-3.5L10 8.5ZM18 2.5v5M20.5 5h-5',
  sports: 'M5 19.5 15.5 9M13.5 4.5l6 6-2.5 2.5-6-6 2.5-2.5ZM6 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  multi: 'M4 4h7v7H4V4Zm9 0h7v7h-7V4ZM4 13h7v7H4v-7Zm12.5.5v6M13.5 16.5h6',
  account: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
} as const;
export type NavIconName = keyof typeof PATHS;

export function NavIcon({ name }: { name: NavIconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
