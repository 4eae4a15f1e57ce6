import { randomBytes } from 'node:crypto';
import type { CollectedValue, Collector } from '@site/serving/metrics';
import type { FastifyBaseLogger } from 'fastify';
import type { Executor } from './database';
import { sql } from './sql';

/** Pause in seconds between two samples of a process. */
export const SAMPLE_EVERY_S = 15;
/** Time in seconds for which samples are kept. */
export const SAMPLES_KEPT_S = 3600;
/** Most samples of one read, because each has some hundred numbers. */
const READ_AT_ONCE = 100;

/** `[metric, labels, value]` */
type Reading = readonly [string, CollectedValue['labels'], number];

/** Numbers of one process at one moment. */
export interface MetricSample {
  id: number;
  process: string;
  /** Epoch seconds of the database. */
  at: number;
  readings: readonly Reading[];
}

/** Writes the numbers of a process under the time of the database, and removes those that are too old. */
export async function addMetricSample(db: Executor, process: string, values: readonly CollectedValue[]) {
  const readings: Reading[] = values.map(({ name, labels, value }) => [name, labels, value]);
  await db.execute(sql`
    with old as (
      delete from metric_sample where id in (
        select id from metric_sample where at < clock_timestamp() - make_interval(secs => ${SAMPLES_KEPT_S}) for update skip locked))
    insert into metric_sample (process, at, readings) values (${process}, clock_timestamp(), ${JSON.stringify(readings)}::jsonb)`);
}

/**
 * Samples that were written after a moment in epoch seconds, the oldest first.
 * @returns also the time of the database; `hasMore` when the next read finds further ones
 */
export async function readMetricSamples(db: Executor, after: number) {
  const { rows } = await db.execute<{ now: number; samples: MetricSample[] | null }>(sql`
    select extract(epoch from clock_timestamp())::float8 as now, (
      select jsonb_agg(jsonb_build_object('id', id, 'process', process, 'at', extract(epoch from at), 'readings', readings) order by at, id)
      from (
        select * from metric_sample where at > to_timestamp(${after}) order by at, id limit ${READ_AT_ONCE}
      ) as newer
    ) as samples`);
  const [row] = rows;
  const samples = row?.samples ?? [];
  return { now: row?.now ?? 0, samples, hasMore: samples.length === READ_AT_ONCE };
}

interface WriterOptions {
  db: Executor;
  collector: Collector;
  role: string;
  log: FastifyBaseLogger;
}

/** Writes a sample of this process now and at each pause. @returns a function that stops it after a write that runs */
export function startMetricSamples({ db, collector, role, log }: WriterOptions): () => Promise<void> {
  const process = `${role}-${randomBytes(2).toString('hex')}`;
  let running: Promise<void> | null = null;
  const write = async () => {
    try {
      await addMetricSample(db, process, await collector.read());
    } catch (problem) {
      log.info({ err: problem }, 'a sample of the metrics was not written');
    }
  };
  const tick = () => {
    running ??= write().finally(() => (running = null));
  };
  tick();
  const timer = setInterval(tick, SAMPLE_EVERY_S * 1000);
  return async () => {
    clearInterval(timer);
    collector.stop();
    await running;
  };
}
