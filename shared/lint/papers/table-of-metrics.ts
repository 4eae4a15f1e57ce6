import { METRICS, type Metric } from '@site/serving/metrics/catalogue';
import { alignedTable, createBlock } from './written-block';

type Metrics = Readonly<Record<string, Metric>>;

const block = createBlock('metrics');
const HEAD = ['metric', 'kind', 'labels', 'of', 'meaning'];

const rowOf = ([name, { kind, labels, of, help }]: [string, Metric]) => [
  `\`${name}\``,
  kind,
  labels.map((label) => `\`${label}\``).join(', ') || '-',
  of.join(', '),
  help,
];

const textOf = (metrics: Metrics) => alignedTable([HEAD, ...Object.entries(metrics).map(rowOf)]);

/** Replaces the table between the markers of a paper. @throws Error when the paper has no markers */
export const withMetrics = (paper: string, metrics: Metrics = METRICS) => block.write(paper, textOf(metrics));

/** @returns true when the paper has the markers, and another table than the catalogue gives */
export const hasOldMetrics = (paper: string, metrics: Metrics = METRICS) => block.isOld(paper, textOf(metrics));
