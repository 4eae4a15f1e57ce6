import { useEffect, useRef, type ReactNode } from 'react';
import styles from './return-place.module.css';

export interface ReturnPlaceProps {
  /** What stands in place of the list, as the list's links name it; empty: the list. */
  opened: string;
  children: ReactNode;
}

/** A list, or one of its records: on the way back the focus is on the link that led there. */
export function ReturnPlace({ opened, children }: ReturnPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(opened);
  useEffect(() => {
    const left = last.current;
    last.current = opened;
    if (!left || opened) return;
    const link = [...(place.current?.querySelectorAll('a') ?? [])].find(({ search }) => search.includes(left));
    // Back has scrolled to where the player was.
    (link ?? place.current)?.focus({ preventScroll: true });
  }, [opened]);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  );
}
