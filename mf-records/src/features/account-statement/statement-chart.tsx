import { useState } from 'react';
import { paisa } from '@site/api/money';
import { formatMoney, formatMonth, useLanguage, useText } from '@site/i18n';
import { ChipRow } from '@site/ui/choice';
import { barsOf, CHART_VIEWS, highestOf, playedText, type BarPart, type ChartView, type Statement } from './statement.rules';
import styles from './statement-chart.module.css';

/** In units of the viewBox. */
const HEIGHT = 100;
const MONTH = 30;
const BAR = 9;

/** Colours of each view that the legend names. */
const LEGENDS: Record<ChartView, readonly BarPart[]> = { money: ['in', 'out'], result: ['in', 'out'], time: ['in'] };

/** Money, result or time by month; the table below it has the same figures. */
export function StatementChart({ months }: Pick<Statement, 'months'>) {
  const t = useText('records');
  const language = useLanguage();
  const [view, setView] = useState<ChartView>('money');
  const all = barsOf(months, view);
  const highest = highestOf(months, view);
  const short = (month: string) => formatMonth(month, language).split(' ')[0];
  return (
    <figure className={styles.figure}>
      <ChipRow
        label={t('accountStatement.chart')}
        chips={CHART_VIEWS.map((id) => ({ id, label: t(`accountStatement.chart.${id}`) }))}
        current={view}
        onChoose={(id) => setView(CHART_VIEWS.find((known) => known === id) ?? 'money')}
      />
      <p className={styles.highest} aria-hidden="true">
        {highest > 0 && (view === 'time' ? playedText(t, highest) : formatMoney(paisa(BigInt(highest))))}
      </p>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${all.length * MONTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {all.map(({ month, bars }, index) => (
          <g key={month} transform={`translate(${index * MONTH + (MONTH - bars.length * BAR) / 2} 0)`}>
            {bars.map(({ part, share }, at) => (
              <Bar key={at} part={part} x={at * (BAR + 1)} share={share} />
            ))}
          </g>
        ))}
      </svg>
      <ol className={styles.months} aria-hidden="true">
        {all.map(({ month }) => (
          <li key={month}>{short(month)}</li>
        ))}
      </ol>
      <figcaption className={styles.legend}>
        {LEGENDS[view].map((part) => (
          <span key={part} data-part={part}>
            {t(`accountStatement.chart.${view}.${part}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** A month without a value keeps a bar of one unit, so that its place is visible. */
function Bar({ part, x, share }: { part: BarPart; x: number; share: number }) {
  const height = Math.max(1, share * HEIGHT);
  return <rect className={styles.bar} data-part={part} x={x} y={HEIGHT - height} width={BAR} height={height} rx={1.5} />;
}
