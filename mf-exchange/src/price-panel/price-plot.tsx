import { useId, useState } from 'react';
import { formatCount, useText } from '@site/i18n';
import { CHART_SIZE, hasSeveralDays, momentText, oddsText, plotOf, type ChartMoment } from './chart.rules';
import { MinuteTable } from './minute-table';
import styles from './price-chart.module.css';

export interface PricePlotProps {
  /** At least one, oldest first. */
  moments: readonly ChartMoment[];
  name: string;
}

/** Drawing of the prices, a slider that reads them at a moment, and all of them as a table. */
export function PricePlot({ moments, name }: PricePlotProps) {
  const t = useText('exchange');
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const newest = moments.length - 1;
  const at = Math.min(chosen ?? newest, newest);
  const moment = moments[at];
  const hasDays = hasSeveralDays(moments);
  const { high, low, back, lay, volume, xs } = plotOf(moments);
  const timeOf = (one: ChartMoment | undefined) => (one ? momentText(one.atMs, hasDays) : '');
  if (!moment) return null;
  const figures = [
    { key: 'market.back', tone: 'back', text: oddsText(moment.back) },
    { key: 'market.lay', tone: 'lay', text: oddsText(moment.lay) },
    { key: 'chart.matched', tone: 'volume', text: formatCount(Math.floor(moment.matched)) },
  ] as const;
  return (
    <section className={styles.chart} aria-label={t('chart.of', { name })}>
      <p className={styles.figures}>
        <strong>{timeOf(moment)}</strong>
        {figures.map(({ key, tone, text }) => (
          <span key={key} className={styles.figure} data-tone={tone}>
            {t(key)} <b>{text}</b>
          </span>
        ))}
      </p>
      <div className={styles.plot} aria-hidden="true">
        <svg className={styles.prices} viewBox={`0 0 ${CHART_SIZE} ${CHART_SIZE}`} preserveAspectRatio="none">
          <path className={styles.line} data-tone="back" d={back} />
          <path className={styles.line} data-tone="lay" d={lay} />
          <path className={styles.moment} d={`M${xs[at]} 0V${CHART_SIZE}`} />
        </svg>
        <span className={styles.odds} data-end="high">
          {oddsText(high)}
        </span>
        <span className={styles.odds} data-end="low">
          {oddsText(low)}
        </span>
        <svg className={styles.volume} viewBox={`0 0 ${CHART_SIZE} ${CHART_SIZE}`} preserveAspectRatio="none">
          <path d={volume} />
        </svg>
        <span className={styles.times}>
          <span>{timeOf(moments[0])}</span>
          <span>{timeOf(moments[newest])}</span>
        </span>
      </div>
      <label className={styles.slider} htmlFor={id}>
        {t('chart.moment')}
        <input
          id={id}
          type="range"
          min={0}
          max={newest}
          step={1}
          value={at}
          aria-valuetext={`${timeOf(moment)}: ${figures.map(({ key, text }) => `${t(key)} ${text}`).join(', ')}`}
          onChange={(event) => setChosen(Number(event.target.value) === newest ? null : Number(event.target.value))}
        />
      </label>
      <MinuteTable moments={moments} hasDays={hasDays} caption={t('chart.table')} />
    </section>
  );
}
