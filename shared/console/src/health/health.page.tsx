import { useEffect, useState } from 'react';
import { useText } from '@site/i18n';
import { LoadFailure } from '@site/ui';
import { PageBar, PageShape, useFailureText } from '#parts';
import { HealthCharts } from './health-charts';
import { useHealth } from './health.queries';
import { isOld, rulesNow, STATES } from './health.rules';
import { RuleRow } from './rule-row';
import { SourceLine } from './source-line';
import styles from './health.module.css';

export { default as en } from '#locales/health/en.json';

const TICK_MS = 1_000;

/** Health of the servers: the state of each rule, and the numbers of the last hour. */
export function HealthPage() {
  const t = useText('console');
  const textOf = useFailureText();
  const { data, isPending, error, refetch, isFetching, dataUpdatedAt } = useHealth();
  const waitedS = useWaited(dataUpdatedAt);
  if (!data && isPending) return <PageShape />;
  if (!data) return <LoadFailure title={t('health.failed')} message={textOf(error)} onRetry={refetch} />;
  const old = isOld(data, waitedS);
  const rules = rulesNow(data, old);
  return (
    <div className={styles.page}>
      <PageBar title={t('health.title')} isBusy={isFetching} problem={error && t('health.stale')} onRefresh={refetch}>
        <SourceLine health={data} waitedS={waitedS} />
      </PageBar>
      {old && (
        <div role="alert" className={styles.old}>
          <p className={styles.oldTitle}>{t('health.old')}</p>
          <p>{t('health.oldHint')}</p>
          {data.source.fault && <p lang="en">{data.source.fault}</p>}
        </div>
      )}
      <section aria-label={t('health.states')} className={styles.section}>
        <p role="status" className={styles.sum}>
          {STATES.map((state) => [state, rules.filter((rule) => rule.state === state).length] as const)
            .filter(([, count]) => count > 0)
            .map(([state, count]) => t(`health.sum.${state}`, { count }))
            .join(' · ')}
        </p>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <RuleRow key={rule.name} rule={rule} />
          ))}
        </ul>
      </section>
      <section aria-label={t('health.charts')} className={styles.section} data-old={old}>
        <h2 className={styles.heading}>{t('health.charts')}</h2>
        {data.charts.length === 0 ? <p className={styles.none}>{t('chart.empty')}</p> : <HealthCharts charts={data.charts} />}
      </section>
    </div>
  );
}

/** Seconds since a moment in epoch ms, counted up while the page is open. */
function useWaited(since: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, []);
  return Math.max(0, Math.floor((now - since) / 1000));
}
