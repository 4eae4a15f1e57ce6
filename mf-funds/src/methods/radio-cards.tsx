import { useId, type ReactNode } from 'react';
import { Icon } from '@site/ui';
import styles from './radio-cards.module.css';

interface RadioCard {
  id: string;
  content: ReactNode;
}

export interface RadioCardsProps {
  /** Name of the group. */
  label: string;
  cards: readonly RadioCard[];
  selected: string | null;
  onSelect(id: string): void;
  /** `tile`: small, as many per row as fit. `row`: one line each, side by side where there is room. */
  shape: 'tile' | 'row';
}

/** A choice of a few, drawn as cards; for the keyboard and screen readers they are radio buttons. */
export function RadioCards({ label, cards, selected, onSelect, shape }: RadioCardsProps) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.cards} data-shape={shape}>
        {cards.map(({ id, content }) => (
          <label key={id} className={styles.card} data-shape={shape}>
            <input type="radio" className={styles.radio} name={name} value={id} checked={id === selected} onChange={() => onSelect(id)} />
            {content}
            <span className={styles.mark}>
              <Icon name="check" size="s" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
