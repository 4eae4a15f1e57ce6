import { useText } from '@site/i18n';
import { TextPlace } from '@site/remote/text-place';
import { Spoken } from '@site/ui';
import styles from './events-skeleton.module.css';

const ROWS = 6;

/** Rows of the list until it comes, with the names of the events that the document has. */
export function EventsSkeleton() {
  const t = useText('exchange');
  return (
    <div className={styles.rows} aria-busy="true">
      <Spoken role="status">{t('events.loading')}</Spoken>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <TextPlace index={row} />
        </div>
      ))}
    </div>
  );
}
