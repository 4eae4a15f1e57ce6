import type { ShownFile } from './releases.shapes';

/** `12.3 kB`; under 1 kB the bytes. */
export const bytesText = (bytes: number): string => (bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`);

/** Change of a file against the release before: `+1.2 kB`, `−40 B`; null when it has the same size. */
export function changeText({ bytes, before }: ShownFile): string | null {
  const difference = (bytes ?? 0) - (before ?? 0);
  if (difference === 0) return null;
  return `${difference > 0 ? '+' : '−'}${bytesText(Math.abs(difference))}`;
}
