import { useShell } from '@site/remote';
import { PicturePlace } from '@site/remote/picture-place';
import styles from './game-poster.module.css';

/** Posters in the first view of a list: two rows. */
const IN_FIRST_VIEW = { mobile: 6, desktop: 16 } as const;

/** Place of the poster of a tile whose game is not known yet; the document has the first posters already. */
export function PosterPlace({ index }: { index: number }) {
  const { layout } = useShell();
  return index < IN_FIRST_VIEW[layout] ? <PicturePlace name={index} className={styles.poster} /> : null;
}
