import { useEffect, useRef, type ReactNode } from 'react';
import styles from './return-place.module.css';

export interface ReturnPlaceProps {
  /** Key of the open record as in the list's links; empty: the list is shown. */
  opened: string;
  children: ReactNode;
}

/** Holds a list, or one of its records. On the way back it moves the focus to the link that led to the record. */
export function ReturnPlace({ opened, children }: ReturnPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(opened);
  useEffect(() => {
    const left = last.current;
    last.current = opened;
    if (!left || opened) return;
    const link = [...(place.current?.querySelectorAll('a') ?? [])].find(({ search }) => search.includes(left));
    // Back has restored the scroll position already.
    (link ?? place.current)?.focus({ preventScroll: true });
  }, [opened]);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {children}
    </div>
  );
}
