import { useText } from '@site/i18n';
import { LoadFailure, Skeleton } from '@site/ui';
import styles from './part-state.module.css';

/** `page`: everything between header and footer. `block`: a part of a screen, between other parts. */
export type PartSize = 'page' | 'block';

/** Place-holder for a part of the page that is loading. */
export function PartSkeleton({ size = 'page' }: { size?: PartSize }) {
  const t = useText('shell');
  return (
    <div className={styles.skeleton} data-size={size} role="status" aria-label={t('area.loading')} aria-busy="true">
      <Skeleton className={styles.stage} />
      {size === 'page' && (
        <>
          <div className={styles.row}>
            {[0, 1, 2, 3].map((index) => (
              <Skeleton key={index} className={styles.tile} />
            ))}
          </div>
          <Skeleton shape="text" />
          <Skeleton className={styles.block} />
        </>
      )}
    </div>
  );
}

interface PartFailureProps {
  size?: PartSize;
  onRetry: () => unknown;
}

/** Shown in place of a part of which no release runs, or whose code could not be fetched. */
export function PartFailure({ size = 'page', onRetry }: PartFailureProps) {
  const t = useText('shell');
  return (
    <section className={styles.card} data-size={size}>
      <LoadFailure title={t('area.failed.title')} message={t('area.failed.text')} onRetry={onRetry} />
    </section>
  );
}
