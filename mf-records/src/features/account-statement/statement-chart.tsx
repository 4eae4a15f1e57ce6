import { formatMonth, useLanguage, useText } from '@site/i18n';
import { barsOf, type Statement } from './statement.rules';
import styles from './statement-chart.module.css';

/** In units of the viewBox. */
const HEIGHT = 100;
const MONTH = 30;
const BAR = 9;

/** Deposits and withdrawals by month; the table below has the same figures. */
export function StatementChart({ months }: Pick<Statement, 'months'>) {
  const t = useText('records');
  const language = useLanguage();
  const bars = barsOf(months);
  const short = (month: string) => formatMonth(month, language).split(' ')[0];
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${bars.length * MONTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {bars.map(({ month, deposits, withdrawals }, index) => (
          <g key={month} transform={`translate(${index * MONTH + (MONTH - 2 * BAR) / 2} 0)`}>
            <Bar part="in" x={0} share={deposits} />
            <Bar part="out" x={BAR + 1} share={withdrawals} />
          </g>
        ))}
      </svg>
      <ol className={styles.months} aria-hidden="true">
        {bars.map(({ month }) => (
          <li key={month}>{short(month)}</li>
        ))}
      </ol>
      <figcaption className={styles.legend}>
        <span data-part="in">{t('accountStatement.deposits')}</span>
        <span data-part="out">{t('accountStatement.withdrawals')}</span>
      </figcaption>
    </figure>
  );
}

/** A month without money keeps a bar of one unit, so that its place is visible. */
function Bar({ part, x, share }: { part: 'in' | 'out'; x: number; share: number }) {
  const height = Math.max(1, share * HEIGHT);
  return <rect className={styles.bar} data-part={part} x={x} y={HEIGHT - height} width={BAR} height={height} rx={1.5} />;
}
