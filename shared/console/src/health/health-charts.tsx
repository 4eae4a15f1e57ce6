import { useMemo } from 'react';
import { useText } from '@site/i18n';
import type { ChartOfHealth } from '@site/platform-operator/calls';
import { Chart } from '#chart';
import { FORMATS, namedLines } from './health.rules';
import styles from './health.module.css';

/** The charts of the last hour, each with its table. */
export function HealthCharts({ charts }: { charts: readonly ChartOfHealth[] }) {
  return (
    <div className={styles.charts}>
      {charts.map((chart) => (
        <NamedChart key={chart.name} chart={chart} />
      ))}
    </div>
  );
}

function NamedChart({ chart }: { chart: ChartOfHealth }) {
  const t = useText('console');
  const title = t(`health.chart.${chart.name}`);
  // The names of servers, jobs and processes are the same in every language.
  const data = useMemo(
    () => namedLines(chart, (line) => (line === '' ? title : chart.name === 'stores' ? t(`health.line.${line}`) : line)),
    [chart, t, title],
  );
  return <Chart title={title} data={data} format={FORMATS[chart.unit]} />;
}
