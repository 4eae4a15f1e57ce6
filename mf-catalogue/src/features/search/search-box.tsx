import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useText } from '@site/i18n';
import { Icon } from '@site/ui';
import { RESULTS_ID } from './search-results';
import styles from './search.module.css';

interface SearchBoxProps {
  query: string;
  /** Id of the result that Enter opens. */
  activeId: string | undefined;
  isOpen: boolean;
  onQuery: (query: string) => void;
  onStep: (by: 1 | -1) => void;
  onEnter: () => void;
  onEscape: () => void;
}

const LONGEST = 60;

/** The box keeps the focus; arrow keys move through the results below. */
export function SearchBox({ query, activeId, isOpen, onQuery, onStep, onEnter, onEscape }: SearchBoxProps) {
  const t = useText('catalogue');
  const input = useRef<HTMLInputElement>(null);
  // The player came to type.
  useEffect(() => input.current?.focus(), []);
  const handlers: Record<string, () => void> = {
    ArrowDown: () => onStep(1),
    ArrowUp: () => onStep(-1),
    Enter: onEnter,
    Escape: onEscape,
  };
  const handleKey = (event: KeyboardEvent) => {
    const handle = handlers[event.key];
    // While a word of Bangla is composed, the keys belong to the keyboard of the device.
    if (!handle || event.nativeEvent.isComposing) return;
    event.preventDefault();
    handle();
  };
  return (
    <div role="search">
      <label className={styles.search}>
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          className={styles.box}
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={isOpen}
          aria-controls={RESULTS_ID}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? activeId : undefined}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
          onKeyDown={handleKey}
        />
      </label>
    </div>
  );
}
