import { qrPath } from './qr-path';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** What a camera reads. */
  text: string;
  /** What it is for, to those who do not see it. */
  label: string;
  /** Width and height in pixels, the quiet zone among them; a narrower container makes it smaller. */
  size?: number;
}

/** Dark on light whatever the surface is: many cameras read no inverted code. */
export function QrCode({ text, label, size = 200 }: QrCodeProps) {
  const drawn = qrPath(text);
  return (
    <svg role="img" aria-label={label} className={styles.code} width={size} height={size} viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
      <path className={styles.modules} d={drawn.path} shapeRendering="crispEdges" />
    </svg>
  );
}
