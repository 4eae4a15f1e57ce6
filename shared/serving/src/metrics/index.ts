export type { GaugeName } from './catalogue';
export { startCollector, type CollectedValue, type Collector } from './collector';
export { gauge } from './gauges';
export { isCounted } from './is-counted';
export { count, observe } from './measures';
export { startMetrics, type KeptMetrics } from './start-metrics';
