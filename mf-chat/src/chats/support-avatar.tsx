import styles from './support-avatar.module.css';

export interface SupportAvatarProps {
  by: 'assistant' | 'person';
  size?: 'm' | 'l';
}

/** The lily is the picture of the assistant, the headset that of a person. */
export function SupportAvatar({ by, size = 'm' }: SupportAvatarProps) {
  return (
    <svg className={styles.avatar} data-size={size} data-by={by} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle className={styles.water} cx="20" cy="20" r="20" />
      {by === 'assistant' ? (
        <g className={styles.lily}>
          <path d="M20 9c3.200 4 4.200 9.500 0 17-4.200-7.500-3.200-13 0-17Z" />
          <path
            className={styles.petal}
            d="M10 14c5 1 8.500 5 10 12-7-.8-10.300-5.500-10-12ZM30 14c-5 1-8.500 5-10 12 7-.8 10.300-5.500 10-12Z"
          />
          <path className={styles.pad} d="M8 27.500h24c-2 3-6.500 5-12 5s-10-2-12-5Z" />
        </g>
      ) : (
        <g className={styles.person}>
          <circle cx="20" cy="17" r="5.500" />
          <path d="M9.500 33c1-6 5-9 10.500-9s9.500 3 10.500 9Z" />
          <path className={styles.headset} d="M12 18v-1a8 8 0 0 1 16 0v1m0 0v3a3 3 0 0 1-3 3h-2.500M12 17v4" />
        </g>
      )}
    </svg>
  );
}
