import { useState } from 'react';
import { DEFAULT_POSTER } from '@site/api/contracts/catalogue';
import styles from './game-poster.module.css';

interface GamePosterProps {
  src: string;
  /** Name of the game, which is shown beside the poster too. */
  name: string;
  /** True while data is saved: a tile without a picture takes the place of the poster. */
  isPlain: boolean;
}

/** A 3:4 picture with a reserved place; the default poster replaces one that does not load. @see CATALOGUE-023 */
export function GamePoster({ src, name, isPlain }: GamePosterProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (isPlain)
    return (
      <span className={styles.plain} data-tone={name.length % TONES} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  return (
    <img
      className={styles.poster}
      src={failedSrc === src ? DEFAULT_POSTER : src}
      alt=""
      width={300}
      height={400}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailedSrc(src)}
    />
  );
}

const TONES = 3;

/** First letters of the first two words. */
const initialsOf = (name: string) =>
  name
    .split(/\s+/, 2)
    .map(([letter = '']) => letter)
    .join('');
