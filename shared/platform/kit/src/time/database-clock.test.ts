import { createDatabaseClock, MOST_OFFSET_MS, type DatabaseClock } from './database-clock';

const EVERY_MS = 10_000;
const START = Date.parse('2026-01-15T06:00:00Z');

/** A machine, and a database that answers after a millisecond each way. */
const world = { steady: 0, machineMs: 0, setMs: 0, aheadMs: 0, isAway: false, asked: 0 };
const databaseNow = () => START + world.steady + world.setMs;
const problems: unknown[] = [];
let clock: DatabaseClock;

async function open(machineMs = 0) {
  Object.assign(world, { steady: 7_000_000, machineMs, setMs: 0, aheadMs: 0, isAway: false, asked: 0 });
  problems.length = 0;
  clock = await createDatabaseClock({
    everyMs: EVERY_MS,
    steadyMs: () => world.steady,
    machineMs: () => START + world.steady + world.machineMs,
    onProblem: (problem) => problems.push(problem),
    async ask() {
      world.asked += 1;
      if (world.isAway) throw new Error('The database is away');
      world.steady += 1;
      const at = databaseNow();
      world.steady += 1;
      return { at, aheadMs: world.aheadMs };
    },
  });
}
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 1000) {
    world.steady += Math.min(left, 1000);
    await jest.advanceTimersByTimeAsync(Math.min(left, 1000));
  }
}
const wrongMs = () => clock.now().getTime() - databaseNow();

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  clock.stop();
  jest.useRealTimers();
});

it.each([
  [2000, 'the clock of this machine is 2000 ms ahead of the clock of the database'],
  [-2000, 'the clock of this machine is 2000 ms behind the clock of the database'],
  [70_000, 'the clock of this machine is 70000 ms ahead of the clock of the database'],
  [MOST_OFFSET_MS + 20, expect.any(String)],
  [MOST_OFFSET_MS - 20, null],
  [0, null],
])('has the time of the database on a machine that is %i ms off, and takes no calls above 250 ms', async (machineMs, reason) => {
  await open(machineMs);
  expect(wrongMs()).toBe(0);
  expect(clock.reason()).toEqual(reason);
  expect(clock.machineOffsetMs()).toBe(machineMs);
});

it.each([2000, -2000, 70_000])('goes on as before when somebody sets the clock of the machine by %i ms', async (ms) => {
  await open();
  await pass(3000);
  const before = clock.now().getTime();
  world.machineMs = ms;
  expect(clock.now().getTime()).toBe(before);
  expect(clock.reason()).not.toBeNull();
  world.machineMs = 0;
  expect(clock.reason()).toBeNull();
});

it('compares the clocks every ten seconds, and within a second when the machine slept or its clock was set', async () => {
  await open();
  const { asked } = world;
  await pass(9000);
  expect(world.asked).toBe(asked);
  await pass(1000);
  expect(world.asked).toBeGreaterThan(asked);
  // The steady clock does not move while the machine sleeps.
  world.setMs = 30_000;
  world.machineMs = 30_000;
  expect(clock.reason()).not.toBeNull();
  await pass(1000);
  expect(wrongMs()).toBe(0);
  expect(clock.reason()).toBeNull();
});

it('holds the time instead of going back when the database was set back a little, and follows it when that was more', async () => {
  await open();
  const before = clock.now().getTime();
  world.setMs = -500;
  await clock.compare();
  expect(clock.now().getTime()).toBe(before);
  world.steady += 600;
  expect(wrongMs()).toBe(0);
  world.setMs = -60_000;
  await clock.compare();
  expect(wrongMs()).toBe(0);
});

it('goes on while the database is away, and takes no more calls when it may be wrong by more than 250 ms', async () => {
  await open();
  world.isAway = true;
  await pass(60_000);
  expect([wrongMs(), clock.reason()]).toEqual([0, null]);
  expect(problems.length).toBeGreaterThan(0);
  world.steady += 30 * 60_000;
  expect(clock.reason()).toMatch(/the time may be \d+ ms wrong/);
  world.isAway = false;
  await pass(1000);
  expect(clock.reason()).toBeNull();
});

it('does not open while the database is away', async () => {
  await open();
  world.isAway = true;
  const opened = createDatabaseClock({
    everyMs: EVERY_MS,
    onProblem: () => {},
    ask: () => Promise.reject(new Error('The database is away')),
  });
  await expect(opened).rejects.toThrow('away');
});

it('follows a sandbox that was moved, and never goes back by an answer that was on its way', async () => {
  await open();
  world.aheadMs = 90_000;
  await clock.compare();
  expect(wrongMs()).toBe(90_000);
  clock.follow(3_600_000);
  await clock.compare();
  expect(wrongMs()).toBe(3_600_000);
  // The readiness is about the machine, not about the days of a sandbox.
  expect(clock.reason()).toBeNull();
});
