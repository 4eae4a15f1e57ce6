import type { GaugeName } from './catalogue';
import type { MetricLabels } from './measures';

/** One value of a gauge that has several. */
export interface GaugeSample {
  labels: MetricLabels;
  value: number;
}

/** Null leaves the gauge out of the answer. */
export type GaugeValue = number | null | readonly GaugeSample[];

interface GaugeOptions {
  /** Labels of all values of this read. */
  labels?: MetricLabels;
  /** Name of the reader, where several add values to one gauge. */
  source?: string;
  /** The value when the read fails or is late. */
  otherwise?: number | null;
}

/** A scrape waits no longer for a read. */
const WITHIN_MS = 1_000;
/** A read that takes time, such as one of the database, runs no more often, however many ask. */
const AGAIN_AFTER_MS = 5_000;

type BoundedRead = () => Promise<readonly GaugeSample[]>;
const gauges = new Map<GaugeName, Map<string, BoundedRead>>();

/**
 * Registers how to read a gauge; the read runs when somebody asks for the metrics. One that returns a promise has a second, and runs at
 * most once in five seconds. A later registration with the same labels and source replaces the earlier one.
 */
export function gauge(
  name: GaugeName,
  read: () => GaugeValue | Promise<GaugeValue>,
  { labels = {}, source = '', otherwise = null }: GaugeOptions = {},
) {
  const reads = gauges.get(name) ?? new Map<string, BoundedRead>();
  const bounded = boundedRead(read, otherwise);
  reads.set(JSON.stringify([source, labels]), async () => samplesOf(await bounded(), labels));
  gauges.set(name, reads);
}

/** @returns all values of a gauge; never throws */
export async function readGauge(name: GaugeName): Promise<readonly GaugeSample[]> {
  return (await Promise.all([...(gauges.get(name)?.values() ?? [])].map((read) => read()))).flat();
}

function samplesOf(value: GaugeValue, labels: MetricLabels): readonly GaugeSample[] {
  if (value === null) return [];
  if (typeof value === 'number') return [{ labels, value }];
  return value.map((sample) => ({ ...sample, labels: { ...labels, ...sample.labels } }));
}

/** A read whose promise is shared by all who ask while it runs, and for a while after. */
function boundedRead(read: () => GaugeValue | Promise<GaugeValue>, otherwise: number | null) {
  let asked: Promise<GaugeValue> | null = null;
  let askedAt = 0;
  let isRunning = false;

  function start(): GaugeValue | Promise<GaugeValue> {
    try {
      const value = read();
      if (!(value instanceof Promise)) return value;
      [askedAt, isRunning] = [performance.now(), true];
      asked = value.catch(() => otherwise).finally(() => (isRunning = false));
      return asked;
    } catch {
      return otherwise;
    }
  }

  return (): GaugeValue | Promise<GaugeValue> => {
    const isFresh = asked !== null && (isRunning || performance.now() - askedAt < AGAIN_AFTER_MS);
    const value = isFresh && asked ? asked : start();
    return value instanceof Promise ? inTime(value, otherwise) : value;
  };
}

async function inTime(value: Promise<GaugeValue>, otherwise: number | null): Promise<GaugeValue> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<number | null>((done) => {
    timer = setTimeout(done, WITHIN_MS, otherwise);
  });
  return Promise.race([value, late]).finally(() => clearTimeout(timer));
}
