import { useId } from 'react';
import { Skeleton } from '@site/ui';
import { useShell } from '@site/remote';
import { GamePoster } from '#poster';
import type { RowItem } from './row-item';
import styles from './game-row.module.css';

interface GameRowProps {
  title: string;
  items: readonly RowItem[];
}

/** A row that scrolls and snaps to each poster; renders nothing without items. */
export function GameRow({ title, items }: GameRowProps) {
  const heading = useId();
  const { dataSaver } = useShell();
  if (!items.length) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.row}>
        {items.map(({ key, name, poster, onPlay }) => (
          <li key={key}>
            <button type="button" className={styles.item} onClick={onPlay}>
              <span className={styles.picture}>
                <GamePoster src={poster} name={name} isPlain={dataSaver.isOn} />
              </span>
              <span className={styles.name}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SHAPES = Array.from({ length: 8 }, (_, index) => index);

export function RowSkeleton() {
  return (
    <div className={styles.section} aria-hidden="true">
      <div className={styles.title}>&nbsp;</div>
      <div className={styles.row}>
        {SHAPES.map((shape) => (
          <div key={shape} className={styles.item}>
            <Skeleton className={styles.picture} />
            <span className={styles.name}>&nbsp;</span>
          </div>
        ))}
      </div>
    </div>
  );
}
