import { Spoken } from '@site/ui';
import styles from './row-check.module.css';

interface RowCheckProps {
  label: string;
  isOn: boolean;
  onChange: () => void;
}

/** Box in a row of a table. The table has the focus and a key of its own for it, so the Tab key leaves it out. */
export function RowCheck({ label, isOn, onChange }: RowCheckProps) {
  return (
    <label className={styles.place}>
      <input type="checkbox" tabIndex={-1} checked={isOn} className={styles.box} onChange={onChange} />
      <Spoken>{label}</Spoken>
    </label>
  );
}
