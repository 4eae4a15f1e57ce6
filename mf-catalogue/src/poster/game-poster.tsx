import { useState } from 'react';
import { DEFAULT_POSTER } from '@site/api/contracts/catalogue';
import styles from './game-poster.module.css';

interface GamePosterProps {
  src: string;
  /** Empty when the name is shown beside the picture. */
  alt?: string;
  isEager?: boolean;
}

/** A 3:4 picture with a reserved place; the default poster replaces one that does not load. @see CATALOGUE-023 */
export function GamePoster({ src, alt = '', isEager = false }: GamePosterProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  return (
    <img
      className={styles.poster}
      src={failedSrc === src ? DEFAULT_POSTER : src}
      alt={alt}
      width={300}
      height={400}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setFailedSrc(src)}
    />
  );
}
