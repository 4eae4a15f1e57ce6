import { METRICS, type MetricName } from './catalogue';

/** True for a metric that events count up; without an event it may be absent. @param series name of a metric, or of the buckets of one */
export function isCounted(series: string): boolean {
  const metric = series.replace(/_bucket$/, '');
  return metric in METRICS && METRICS[metric as MetricName].kind !== 'gauge';
}
