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
  /** Null if each row has its own. */
  limits: Limits | null;
  /** Explains the meaning of the prices. */
  note?: ReactNode;
  /** Content beside the name. */
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
  /** Figures only, for narrow places. */
  isShort?: boolean;
}

/** Limits of one bet, and the delay before it is accepted. */
export function LimitsLine({ min, max, delayMs, isShort }: LimitsLineProps) {
  const t = useText('exchange');
  return (
    <span className={styles.limits}>
      {t(isShort ? 'market.limits.short' : 'market.limits', { min: formatCount(min), max: formatCount(max) })}
      {delayMs > 0 && ` · ${t(isShort ? 'market.delay.short' : 'market.delay', { seconds: delayMs / 1000 })}`}
    </span>
  );
}
