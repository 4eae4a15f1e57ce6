export { createEvaluation } from './evaluate';
export { metricsIn, parseExpression, secondsOf } from './parse';
export { keyOfLabels, type Sample, type Series, type SeriesByMetric, type SeriesLabels } from './series';
export type { Expression } from './syntax';
