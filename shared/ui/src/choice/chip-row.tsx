import type { ReactNode } from 'react';
import styles from './chip-row.module.css';

interface Chip {
  id: string;
  label: ReactNode;
}

export interface ChipRowProps {
  /** Accessible name of the group. */
  label: string;
  chips: readonly Chip[];
  /** Ids of the chips that are on; one string where only one can be on. */
  current: string | readonly string[] | null;
  onChoose: (id: string) => void;
}

/** Row of chips that scrolls sideways; use it for a choice of one or several, such as a filter. */
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
