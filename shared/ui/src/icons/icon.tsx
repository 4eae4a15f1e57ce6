import { ICON_PATHS } from './icon-paths';
import styles from './icon.module.css';

/** Name of an icon that `Icon` draws. */
export type IconName = keyof typeof ICON_PATHS;

export interface IconProps {
  name: IconName;
  size?: 's' | 'm' | 'l';
}

/** Line icon in the colour of the text. Decorative: the control around it carries the name. */
export function Icon({ name, size = 'm' }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
