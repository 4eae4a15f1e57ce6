import { useId, type ReactNode } from 'react';
import { formatCount, useText } from '@site/i18n';
import styles from './market-section.module.css';

export interface Limits {
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
  /** Nothing can be bet here now: every price below is disabled at once. */
  isClosed: boolean;
  /** Above the rows, usable also while nothing can be bet. */
  tools?: ReactNode;
  children: ReactNode;
}

export function MarketSection({ name, limits, note, aside, isClosed, tools, children }: MarketSectionProps) {
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
      {tools}
      <fieldset className={styles.rows} disabled={isClosed} aria-label={name}>
        {children}
      </fieldset>
    </section>
  );
}

/** What one bet may be, and how long it waits before it is accepted. */
export function LimitsLine({ min, max, delayMs }: Limits) {
  const t = useText('exchange');
  return (
    <span className={styles.limits}>
      {t('market.limits', { min: formatCount(min), max: formatCount(max) })}
      {delayMs > 0 && ` · ${t('market.delay', { seconds: delayMs / 1000 })}`}
    </span>
  );
}
