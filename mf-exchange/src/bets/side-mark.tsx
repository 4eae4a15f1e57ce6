import type { Side } from '@site/api/contracts/exchange';
import { useText } from '@site/i18n';
import styles from './side-mark.module.css';

/** Back, Lay, Yes or No on the colour of its prices. */
export function SideMark({ side }: { side: Side }) {
  const t = useText('exchange');
  return (
    <span className={styles.mark} data-side={side}>
      {t(`side.${side}`)}
    </span>
  );
}
