import { gauge } from '@site/serving/metrics';
import { secondsAfter, type Clock } from '../time/clock';
import { dayOf, dhakaMidnight } from '../time/dhaka-day';
import { sql } from './sql';
import type { Columns } from './columns';
import { databaseErrorCode, type Executor } from './database';

/** Times at which a job is due. */
interface Schedule {
  /** Seconds from one run to the next. */
  periodS: number;
  first(at: Date): Date;
  next(at: Date): Date;
}

/** A job that one process at a time does. It may be run again after a part of its work, because the process that runs it may die. */
export interface DueJob {
  /** Key of its row. */
  name: string;
  schedule: Schedule;
  /** @returns `UNFINISHED` to be due again at once, so that other jobs and a stop have their turn in between */
  work(): Promise<unknown>;
}

export const UNFINISHED = Symbol('unfinished');

/** After so many seconds another process takes a job whose process has died. */
const TAKEN_FOR_S = 600;
/** Longest pause in seconds after a run that failed. */
const RETRY_S = 60;
const NIGHT_HOUR = 3;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** Due at once after the first start, and then this many seconds after each run. */
export const every = (seconds: number): Schedule => ({
  periodS: seconds,
  first: (at) => at,
  next: (at) => secondsAfter(at, seconds),
});

const nextNight = (at: Date) => {
  const night = secondsAfter(dhakaMidnight(dayOf(at)), NIGHT_HOUR * HOUR_S);
  return night > at ? night : secondsAfter(night, DAY_S);
};

/** Due each night at three in Dhaka, or as soon as a process runs after that. */
export const everyNight: Schedule = { periodS: DAY_S, first: nextNight, next: nextNight };

/**
 * Runs jobs whose due time is in the database, so that a restart does not put them off, and any number of processes share them.
 * @returns a function that runs what is due, one job after the other
 * @throws AggregateError of the jobs that failed; each is due again within a minute
 */
export function createDueJobs({ db, clock }: { db: Executor; clock: Clock }, jobs: readonly DueJob[], signal: AbortSignal) {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  let areKnown = false;
  gaugeJobs(db, jobs);
  return async () => {
    if (!areKnown) await addJobs(db, jobs, clock.now());
    areKnown = true;
    const problems: unknown[] = [];
    while (!signal.aborted) {
      const at = clock.now();
      const job = byName.get((await takeJob(db, [...byName.keys()], at)) ?? '');
      if (!job) break;
      await run({ db, clock }, job).catch((problem: unknown) => problems.push(problem));
    }
    if (problems.length) throw new AggregateError(problems, `${problems.length} failed`);
  };
}

async function run({ db, clock }: { db: Executor; clock: Clock }, { name, schedule, work }: DueJob) {
  try {
    const outcome = await work();
    const at = clock.now();
    if (outcome === UNFINISHED) await endRun(db, name, { dueAt: at });
    else await endRun(db, name, { dueAt: schedule.next(at), goodAt: at });
  } catch (problem) {
    const at = clock.now();
    const [next, soon] = [schedule.next(at), secondsAfter(at, RETRY_S)];
    const error = `${databaseErrorCode(problem) ?? ''} ${String(problem)}`.trim().slice(0, 500);
    await endRun(db, name, { dueAt: next < soon ? next : soon, error });
    throw new Error(`${name} failed`, { cause: problem });
  }
}

/** Adds jobs that are new. A due time is moved back when the clock was, or when a job has become more frequent. */
async function addJobs(db: Executor, jobs: readonly DueJob[], at: Date) {
  for (const { name, schedule } of jobs)
    await db.execute(sql`
      insert into due_job as j (name, due_at) values (${name}, ${schedule.first(at).toISOString()})
      on conflict (name) do update set due_at = excluded.due_at where j.due_at > ${schedule.next(at).toISOString()}`);
}

/** Takes the job that is due for longest. @returns its name; null when none of the names is due */
async function takeJob(db: Executor, names: readonly string[], at: Date): Promise<string | null> {
  const { rows } = await db.execute<Columns<'due_job', 'name'>>(sql`
    update due_job set due_at = ${secondsAfter(at, TAKEN_FOR_S).toISOString()} where name = (
      select name from due_job where due_at <= ${at.toISOString()} and name = any(${names}::text[])
      order by due_at limit 1 for update skip locked)
    returning name`);
  return rows[0]?.name ?? null;
}

async function endRun(db: Executor, name: string, { dueAt, goodAt, error }: { dueAt: Date; goodAt?: Date; error?: string }) {
  await db.execute(sql`
    update due_job set due_at = ${dueAt.toISOString()}, last_good_at = coalesce(${goodAt?.toISOString() ?? null}, last_good_at),
      last_error = ${error ?? null} where name = ${name}`);
}

/** Shows in the metrics when each job had its last good run, in any process. */
function gaugeJobs(db: Executor, jobs: readonly DueJob[]) {
  const source = 'due jobs';
  const periods = jobs.map(({ name, schedule }) => ({ labels: { job_name: name }, value: schedule.periodS }));
  gauge('site_job_period_seconds', () => periods, { source });
  gauge('site_job_last_success_timestamp_seconds', () => lastGoodRuns(db), { source });
}

async function lastGoodRuns(db: Executor) {
  const { rows } = await db.execute<{ name: string; at: number }>(sql`
    select name, extract(epoch from last_good_at)::float8 as at from due_job where last_good_at is not null`);
  return rows.map(({ name, at }) => ({ labels: { job_name: name }, value: at }));
}
