import { gauge } from '@site/serving/metrics';

interface JobRuns {
  periodMs: number;
  goodAt: number;
  /** Null without a failed run. */
  failedAt: number | null;
}

const jobs = new Map<string, JobRuns>();

/**
 * Notes for the metrics when a periodic job ended well or failed. A job that never ran counts from its start, so that it becomes overdue.
 * @param name one of a short list, because it is a label
 */
export function watchJob<T>(name: string, periodMs: number, work: () => Promise<T>): () => Promise<T> {
  const runs: JobRuns = { periodMs, goodAt: Date.now(), failedAt: null };
  jobs.set(name, runs);
  gauge('site_job_period_seconds', () => samplesOf(({ periodMs: ms }) => ms));
  gauge('site_job_last_success_timestamp_seconds', () => samplesOf(({ goodAt }) => goodAt));
  gauge('site_job_last_error_timestamp_seconds', () => samplesOf(({ failedAt }) => failedAt));
  return async () => {
    try {
      const result = await work();
      runs.goodAt = Date.now();
      return result;
    } catch (problem) {
      runs.failedAt = Date.now();
      throw problem;
    }
  };
}

/** Values in seconds, by job. */
const samplesOf = (read: (runs: JobRuns) => number | null) =>
  [...jobs].flatMap(([job, runs]) => {
    const ms = read(runs);
    return ms === null ? [] : [{ labels: { job_name: job }, value: ms / 1000 }];
  });
