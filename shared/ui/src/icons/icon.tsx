import { ICON_PATHS } from './icon-paths';
import styles from './icon.module.css';

export type IconName = keyof typeof ICON_PATHS;

export interface IconProps {
  name: IconName;
  size?: 's' | 'm' | 'l';
}

/** Always decorative: the control around it carries the name. */
export function Icon({ name, size = 'm' }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
