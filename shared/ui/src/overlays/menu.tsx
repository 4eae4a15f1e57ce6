import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon';
import { stepInMenu } from './menu-keys';
import styles from './menu.module.css';

/** One entry of a `Menu`. */
export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: IconName;
  /** When every item has it, the menu is a choice of one. */
  isChecked?: boolean;
  /** Language of the label when it is not the page's. */
  lang?: string;
}

export interface MenuProps {
  /** Name of the trigger. */
  label: string;
  /** Content of the trigger. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  onSelect: (id: string) => void;
  /** Side of the trigger that the list is aligned with. */
  align?: 'start' | 'end';
  /** `up` for a trigger at the bottom of the screen. */
  opens?: 'down' | 'up';
}

/** Button that opens a short list of actions, or a choice of one. */
export function Menu({ label, trigger, items, onSelect, align = 'end', opens = 'down' }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const list = root.current?.querySelector('[role="menu"]');
    (list?.querySelector<HTMLElement>('[aria-checked="true"]') ?? list?.querySelector<HTMLElement>('button'))?.focus();
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const handleBlur = (event: FocusEvent) => {
    if (!root.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <div ref={root} className={styles.root} onBlur={handleBlur}>
      <button
        ref={button}
        type="button"
        className={styles.trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {trigger}
      </button>
      {isOpen && (
        <div
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          className={styles.list}
          data-align={align}
          data-opens={opens}
          onKeyDown={(event) => stepInMenu(event, close)}
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              tabIndex={-1}
              role={item.isChecked === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={item.isChecked}
              lang={item.lang}
              className={styles.item}
              onClick={() => {
                close();
                onSelect(item.id);
              }}
            >
              {item.icon && <Icon name={item.icon} />}
              {item.label}
              {item.isChecked && <Icon name="check" />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
