import { useState } from 'react';
import { formatCount, useText } from '@site/i18n';
import { momentText, oddsText, type ChartMoment } from './chart.rules';
import styles from './price-chart.module.css';

export interface MinuteTableProps {
  moments: readonly ChartMoment[];
  hasDays: boolean;
  caption: string;
}

// The arrow keys scroll a box that has the focus.
const takeFocus = (box: HTMLElement | null) => {
  if (box) box.tabIndex = 0;
};

/** The numbers of the drawing, newest first; built when it is opened. */
export function MinuteTable({ moments, hasDays, caption }: MinuteTableProps) {
  const t = useText('exchange');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('chart.table')}</summary>
      {isOpen && (
        <div ref={takeFocus} className={styles.scroll} role="region" aria-label={caption}>
          <table className={styles.table} aria-label={caption}>
            <thead>
              <tr>
                <th scope="col">{t('chart.time')}</th>
                <th scope="col">{t('market.back')}</th>
                <th scope="col">{t('market.lay')}</th>
                <th scope="col">{t('chart.matched')}</th>
              </tr>
            </thead>
            <tbody>
              {[...moments].reverse().map(({ atMs, back, lay, matched }) => (
                <tr key={atMs}>
                  <th scope="row">{momentText(atMs, hasDays)}</th>
                  <td>{oddsText(back)}</td>
                  <td>{oddsText(lay)}</td>
                  <td>{formatCount(Math.floor(matched))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
