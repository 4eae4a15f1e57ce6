import type { ReactNode } from 'react';
import styles from './chip-row.module.css';

interface Chip {
  id: string;
  label: ReactNode;
}

export interface ChipRowProps {
  /** What is chosen here. */
  label: string;
  chips: readonly Chip[];
  /** Ids that are on; one string where only one can be. */
  current: string | readonly string[] | null;
  onChoose: (id: string) => void;
}

/** A row of choices that scrolls sideways. */
export function ChipRow({ label, chips, current, onChoose }: ChipRowProps) {
  const isOn = (id: string) => (typeof current === 'string' ? current === id : (current?.includes(id) ?? false));
  return (
    <div role="group" aria-label={label} className={styles.row}>
      {chips.map((chip) => (
        <button key={chip.id} type="button" className={styles.chip} aria-pressed={isOn(chip.id)} onClick={() => onChoose(chip.id)}>
          {chip.label}
        </button>
      ))}
    </div>
  );
}
