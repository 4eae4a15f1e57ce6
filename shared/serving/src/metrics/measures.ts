import type { CounterName, HistogramName, LabelsOf, MetricName } from './catalogue';

export type MetricLabels = Readonly<Record<string, string>>;

/** Keeps what is counted and observed. */
export interface MetricSink {
  add: (name: CounterName, labels: MetricLabels) => void;
  observe: (name: HistogramName, labels: MetricLabels, value: number) => void;
}

/** A metric without labels needs no argument for them. */
type LabelArguments<N extends MetricName> = keyof LabelsOf<N> extends never ? [] : [labels: LabelsOf<N>];

/** Null while this process keeps no metrics: then a measure costs one comparison. */
let sink: MetricSink | null = null;

/** Sets where measures go; null ends that. */
export function keepMeasures(next: MetricSink | null) {
  sink = next;
}

/** Adds one to a counter. */
export function count<N extends CounterName>(name: N, ...[labels]: LabelArguments<N>) {
  sink?.add(name, labels ?? {});
}

/** Adds a value, in the unit of the metric's name, to a histogram. */
export function observe<N extends HistogramName>(name: N, value: number, ...[labels]: LabelArguments<N>) {
  sink?.observe(name, labels ?? {}, value);
}
