import { createTestDatabase, openTestDatabase } from '@site/platform-testing/test-cluster';
import { until } from '@site/testing/patience';
import { createManualClock, type AdvancingClock } from '../time/clock';
import { createDueJobs, every, everyNight, UNFINISHED, type DueJob } from './due-jobs';
import type { Database } from './database';
import { sql } from './sql';

let database: Database;
let drop: () => Promise<void>;
let clock: AdvancingClock;
beforeAll(async () => {
  const made = await createTestDatabase();
  drop = made.drop;
  database = openTestDatabase(made.url, 4);
});
beforeEach(async () => {
  // Eight in the evening in Dhaka.
  clock = createManualClock(new Date('2026-01-15T14:00:00Z'));
  await database.db.execute(sql`delete from due_job`);
});
afterAll(async () => {
  await database.close();
  await drop();
});

const HOUR_S = 3600;
const never = new AbortController().signal;

/** A process with one job. @returns a function that runs what is due, and the moments of the runs */
function startProcess(schedule: DueJob['schedule'], work: DueJob['work'] = () => Promise.resolve()) {
  const runs: string[] = [];
  const job: DueJob = {
    name: 'the job',
    schedule,
    work() {
      runs.push(clock.now().toISOString());
      return work();
    },
  };
  return { runs, runDue: createDueJobs({ db: database.db, clock }, [job], never) };
}

const stored = async () =>
  (await database.db.execute<{ last_good_at: string | null; last_error: string | null }>(sql`select last_good_at, last_error from due_job`))
    .rows[0];

it('runs an hourly job after the first start and each hour, also when the process was started anew in between', async () => {
  const first = startProcess(every(HOUR_S));
  await first.runDue();
  clock.advance(HOUR_S - 1);
  const second = startProcess(every(HOUR_S));
  await second.runDue();
  expect([first.runs.length, second.runs.length]).toEqual([1, 0]);
  clock.advance(1);
  await second.runDue();
  await second.runDue();
  expect(second.runs).toEqual(['2026-01-15T15:00:00.000Z']);
});

it('runs a nightly job at three in Dhaka, and when no process ran then, as soon as one starts', async () => {
  const first = startProcess(everyNight);
  await first.runDue();
  expect(first.runs).toEqual([]);
  clock.advance(10 * HOUR_S);
  const late = startProcess(everyNight);
  await late.runDue();
  expect(late.runs).toEqual(['2026-01-16T00:00:00.000Z']);
  clock.advance(20 * HOUR_S);
  await late.runDue();
  clock.advance(HOUR_S);
  await late.runDue();
  expect(late.runs.slice(1)).toEqual(['2026-01-16T21:00:00.000Z']);
});

it('is one run when two processes find the job due at the same time', async () => {
  const both = [startProcess(every(HOUR_S)), startProcess(every(HOUR_S))];
  await Promise.all(both.map(({ runDue }) => runDue()));
  expect(both.flatMap(({ runs }) => runs)).toHaveLength(1);
});

it('is run by another process ten minutes after its process died in the middle', async () => {
  const dying = startProcess(every(HOUR_S), () => new Promise(() => {}));
  void dying.runDue();
  await until(() => dying.runs.length);
  const other = startProcess(every(HOUR_S));
  clock.advance(599);
  await other.runDue();
  expect(other.runs).toHaveLength(0);
  clock.advance(1);
  await other.runDue();
  expect(other.runs).toHaveLength(1);
});

it('tries a failed job again after a minute, keeps its error until it ends well, and runs the others', async () => {
  let isBroken = true;
  const job: DueJob = {
    name: 'a',
    schedule: every(HOUR_S),
    work: () => (isBroken ? Promise.reject(new Error('no table')) : Promise.resolve()),
  };
  const others: string[] = [];
  const other: DueJob = { name: 'b', schedule: every(HOUR_S), work: () => Promise.resolve(others.push('run')) };
  const runDue = createDueJobs({ db: database.db, clock }, [job, other], never);
  await expect(runDue()).rejects.toThrow('1 failed');
  expect(others).toEqual(['run']);
  await database.db.execute(sql`delete from due_job where name = 'b'`);
  expect(await stored()).toEqual({ last_good_at: null, last_error: 'Error: no table' });
  isBroken = false;
  clock.advance(59);
  await runDue();
  expect(await stored()).toMatchObject({ last_good_at: null });
  clock.advance(1);
  await runDue();
  expect(await stored()).toEqual({ last_good_at: expect.stringContaining('2026-01-15'), last_error: null });
});

it('goes on with an unfinished job at once, until the process stops', async () => {
  const stopping = new AbortController();
  let steps = 0;
  const work = () => {
    if ((steps += 1) === 3) stopping.abort();
    return Promise.resolve(UNFINISHED);
  };
  const job: DueJob = { name: 'long', schedule: everyNight, work };
  const create = (signal: AbortSignal) => createDueJobs({ db: database.db, clock }, [job], signal);
  await create(stopping.signal)();
  clock.advance(7 * HOUR_S);
  await create(stopping.signal)();
  expect(steps).toBe(3);
  await database.db.execute(sql`update due_job set due_at = ${clock.now().toISOString()}`);
  const next = new AbortController();
  steps = 0;
  const rest = createDueJobs(
    { db: database.db, clock },
    [{ ...job, work: () => Promise.resolve((steps += 1) < 3 ? UNFINISHED : null) }],
    next.signal,
  );
  await rest();
  expect(steps).toBe(3);
});

it('is due in time after the clock was moved back', async () => {
  const first = startProcess(every(HOUR_S));
  clock.advance(30 * 24 * HOUR_S);
  await first.runDue();
  clock.advance(-30 * 24 * HOUR_S);
  const { runDue, runs } = startProcess(every(HOUR_S));
  await runDue();
  expect(runs).toHaveLength(1);
});
