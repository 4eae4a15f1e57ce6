import type { ReactNode } from 'react';
import styles from './switch.module.css';

export interface SwitchProps {
  label: ReactNode;
  isOn: boolean;
  /** True where something else decides, so that the player cannot turn it. */
  isDisabled?: boolean;
  /** Id of the element with an explanation. */
  describedBy?: string;
  onChange: (isOn: boolean) => void;
}

/** A switch that works at once, without a form around it. */
export function Switch({ label, isOn, isDisabled, describedBy, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-describedby={describedBy}
      disabled={isDisabled}
      className={styles.switch}
      onClick={() => onChange(!isOn)}
    >
      <span className={styles.track} />
      {label}
    </button>
  );
}
