import { useText } from '@site/i18n';
import type { Pause } from './pause.rules';
import styles from './pause-tool.module.css';

interface LengthChoiceProps {
  /** The pauses that the player may choose. */
  pauses: readonly Pause[];
  chosen: Pause | null;
  onChoose: (pause: Pause) => void;
}

/** Radio buttons with the lengths of breaks and exclusions. */
export function LengthChoice({ pauses, chosen, onChoose }: LengthChoiceProps) {
  const t = useText('access');
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('safer.pause.legend')}</legend>
      <div className={styles.lengths}>
        {pauses.map((pause) => (
          <label key={pause.length} className={styles.length}>
            <input
              type="radio"
              name="length"
              className={styles.radio}
              checked={chosen?.length === pause.length}
              onChange={() => onChoose(pause)}
            />
            {t(`${pause.kind === 'time_out' ? 'safer.break' : 'safer.exclusion'}.${pause.length}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
