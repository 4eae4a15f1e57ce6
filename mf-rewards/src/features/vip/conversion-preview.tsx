import { paisa } from '@site/api/money';
import { formatCount, useText } from '@site/i18n';
import { Money } from '@site/ui';
import { previewOf } from './vip.rules';
import styles from './conversion-preview.module.css';

export interface ConversionPreviewProps {
  points: number;
  minimum: number;
}

/** Amount for the typed points. */
export function ConversionPreview({ points, minimum }: ConversionPreviewProps) {
  const t = useText('rewards');
  const preview = previewOf(points, minimum);
  return (
    <div className={styles.preview} role="status">
      <p className={styles.label}>{t('vip.convert.brings')}</p>
      <p className={styles.money}>
        <Money amount={preview?.paisa ?? paisa(0n)} />
      </p>
      <p className={styles.note}>
        {preview && preview.stays > 0 ? t('vip.convert.stays', { points: formatCount(preview.stays) }) : t('vip.convert.ratio')}
      </p>
    </div>
  );
}
