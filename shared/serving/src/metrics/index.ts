export type { GaugeName } from './catalogue';
export { gauge } from './gauges';
export { count, observe } from './measures';
export { startMetrics, type KeptMetrics } from './start-metrics';
