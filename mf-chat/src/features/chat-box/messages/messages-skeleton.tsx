import { Skeleton } from '@site/ui';
import styles from './messages-skeleton.module.css';

const BUBBLES = ['support', 'own', 'support', 'own'] as const;

/** Skeleton of the messages. */
export function MessagesSkeleton() {
  return (
    <div className={styles.bubbles} aria-busy="true">
      {BUBBLES.map((by, index) => (
        <span key={index} className={styles.bubble} data-by={by}>
          <Skeleton className={styles.shape} />
        </span>
      ))}
    </div>
  );
}
