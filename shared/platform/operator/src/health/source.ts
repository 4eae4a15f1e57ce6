import type { SeriesLabels } from '@site/serving/promql';
import type { Health } from './health.shapes';

/** Values of one set of labels at each moment of a range; null where there is none. */
export interface RangeLine {
  labels: SeriesLabels;
  values: readonly (number | null)[];
}

/** Moments in epoch seconds, the oldest first. */
export type Moments = readonly number[];

/** A source at one moment. */
export interface OpenedSource {
  /** Epoch seconds, on the clock of the source. */
  now: number;
  newestAt: number | null;
  processes: Health['source']['processes'];
  /** Names of metrics that have a value now. */
  metrics: ReadonlySet<string>;
  /** @param moments equal steps apart */
  range: (expression: string, moments: Moments) => Promise<readonly RangeLine[]>;
}

/** Where the numbers of the site are. */
export interface HealthSource {
  kind: Health['source']['kind'];
  /** @throws Error in words for people when it does not answer */
  open: () => Promise<OpenedSource>;
}
