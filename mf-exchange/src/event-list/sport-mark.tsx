import type { ExchangeSport } from '@site/api/contracts/exchange';
import styles from './sport-mark.module.css';

const PATHS: Record<ExchangeSport, string> = {
  cricket: 'M5 19.5 15 9.5M13 5l6 6-3 3-6-6 3-3ZM6.5 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  soccer:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 8.5l3.5 2.5-1.3 4h-4.4l-1.3-4L12 8.5ZM12 3.5v5M20 9.5 15.5 11M17 19l-2.8-4M7 19l2.8-4M4 9.5 8.5 11',
  tennis: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM6.5 5.5c4 3.5 4 9.5 0 13M17.5 5.5c-4 3.5-4 9.5 0 13',
};

/** Icon of a sport; hidden from screen readers, because the name is beside it. */
export function SportMark({ sport }: { sport: ExchangeSport }) {
  return (
    <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[sport]} />
    </svg>
  );
}
