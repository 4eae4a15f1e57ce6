import type { CounterName, HistogramName, LabelsOf, MetricName } from './catalogue';

export type MetricLabels = Readonly<Record<string, string>>;

/** Keeps what is counted and observed. */
export interface MetricSink {
  add: (name: CounterName, labels: MetricLabels) => void;
  observe: (name: HistogramName, labels: MetricLabels, value: number) => void;
}

/** A metric without labels needs no argument for them. */
type LabelArguments<N extends MetricName> = keyof LabelsOf<N> extends never ? [] : [labels: LabelsOf<N>];

/** Empty while this process keeps no metrics: then a measure costs one look at it. */
let sinks: readonly MetricSink[] = [];

/** Sends measures there too. @returns a function that ends that */
export function keepMeasures(sink: MetricSink): () => void {
  sinks = [...sinks, sink];
  return () => {
    sinks = sinks.filter((other) => other !== sink);
  };
}

/** Adds one to a counter. */
export function count<N extends CounterName>(name: N, ...[labels]: LabelArguments<N>) {
  for (const sink of sinks) sink.add(name, labels ?? {});
}

/** Adds a value, in the unit of the metric's name, to a histogram. */
export function observe<N extends HistogramName>(name: N, value: number, ...[labels]: LabelArguments<N>) {
  for (const sink of sinks) sink.observe(name, labels ?? {}, value);
}
