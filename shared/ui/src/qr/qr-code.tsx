import { qrPath } from './qr-path';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** Text that the code holds. */
  text: string;
  /** Accessible name: the purpose of the code. */
  label: string;
  /** Width and height in pixels, the quiet zone among them; a narrower container makes it smaller. */
  size?: number;
}

/** QR code of a text, dark on light on every surface, because many cameras cannot read an inverted code. @see REWARDS-004 */
export function QrCode({ text, label, size = 200 }: QrCodeProps) {
  const drawn = qrPath(text);
  return (
    <svg role="img" aria-label={label} className={styles.code} width={size} height={size} viewBox={`0 0 ${drawn.size} ${drawn.size}`}>
      <path className={styles.modules} d={drawn.path} shapeRendering="crispEdges" />
    </svg>
  );
}
