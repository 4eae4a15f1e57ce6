import { useId, type ReactNode } from 'react';
import { formatCount, useText } from '@site/i18n';
import styles from './market-section.module.css';

interface Limits {
  min: number;
  max: number;
  delayMs: number;
}

export interface MarketSectionProps {
  name: string;
  /** Null where each row has its own. */
  limits: Limits | null;
  /** How its prices are meant. */
  note?: ReactNode;
  /** Beside the name. */
  aside?: ReactNode;
  children: ReactNode;
}

export function MarketSection({ name, limits, note, aside, children }: MarketSectionProps) {
  const id = useId();
  return (
    <section className={styles.market} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.name}>
          {name}
        </h2>
        {aside}
        <p className={styles.notes}>
          {limits && <LimitsLine {...limits} />}
          {note && <span>{note}</span>}
        </p>
      </header>
      {children}
    </section>
  );
}

export interface LimitsLineProps extends Limits {
  /** Where there is room for the figures only. */
  isShort?: boolean;
}

/** What one bet may be, and how long it waits before it is accepted. */
export function LimitsLine({ min, max, delayMs, isShort }: LimitsLineProps) {
  const t = useText('exchange');
  return (
    <span className={styles.limits}>
      {t(isShort ? 'market.limits.short' : 'market.limits', { min: formatCount(min), max: formatCount(max) })}
      {delayMs > 0 && ` · ${t(isShort ? 'market.delay.short' : 'market.delay', { seconds: delayMs / 1000 })}`}
    </span>
  );
}
