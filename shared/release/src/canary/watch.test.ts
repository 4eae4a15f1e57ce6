import type { CanaryLook } from '@site/api/contracts/releases';
import { CANARY, createTraffic, LIVE, REMOTE, type Behaviour } from '../testing/seeded-traffic';
import { watchCanary, type CanaryWatch } from './watch';

const SINCE = new Date('2026-01-15T06:00:00Z');
const HEALTHY: Behaviour = { failing: 0.002 };

interface Setting {
  canary?: Behaviour;
  /** Starts of the canary between two looks. */
  starts?: number;
  parts?: Partial<CanaryWatch>;
}

/** A site with traffic, and a clock that advances when the watch waits. The watch is stopped after 200 looks. */
function setUp({ canary = HEALTHY, starts = 80, parts = {} }: Setting = {}) {
  const traffic = createTraffic(1, 0.1);
  const stop = new AbortController();
  const said: string[] = [];
  let now = SINCE.getTime();
  let looks = 0;
  const abort = jest.fn(async (_because: string) => {});
  const watch: CanaryWatch = {
    canary: { remote: REMOTE, release: CANARY, rest: LIVE, since: SINCE },
    read: async () => traffic.rows(),
    abort,
    say: (line) => said.push(line),
    signal: stop.signal,
    now: () => new Date(now),
    wait: async (ms) => {
      now += ms;
      traffic.add(starts, canary, HEALTHY);
      if (++looks === 200) stop.abort();
    },
    ...parts,
  };
  return { watch, said, abort, stop, looks: () => looks };
}

it('aborts a canary that crashes, by itself, and prints the reason', async () => {
  const { watch, said, abort, looks } = setUp({ canary: { failing: 0.05 } });
  expect(await watchCanary(watch)).toBe('aborted');
  expect(abort).toHaveBeenCalledWith(expect.stringMatching(/^\d+\.\d\d % of its starts fail, 0\.\d\d % of the rest’s$/));
  expect(looks()).toBeLessThanOrEqual(10);
  expect(said.at(-1)).toMatch(/^06:0\d:\d\d {2}abort {4}canary \d+ starts \d\.\d\d % failed {2}rest \d+ starts 0\.\d\d % failed {2}/);
});

it('never promotes a healthy one: it advises the promotion, names the command, and goes on watching', async () => {
  const { watch, said, abort, looks } = setUp();
  expect(await watchCanary(watch)).toBe('stopped');
  expect(abort).not.toHaveBeenCalled();
  expect(looks()).toBe(200);
  expect(said[0]).toContain('0 of at least 100 starts of the canary');
  // Three windows of five minutes, with a look every ten seconds.
  expect(said.findIndex((line) => line.includes('promote'))).toBe(90);
  expect(said[90]).toMatch(
    /3 healthy windows, no worse than the rest; promote it yourself: npm run release -- canary mf-catalogue promote$/,
  );
});

it('tells the numbers of each look, and how much is missing until the canary counts as good', async () => {
  const looks: CanaryLook[] = [];
  const { watch } = setUp({ canary: { failing: 0.002, medianMs: 600 }, parts: { looked: (look) => looks.push(look) } });
  await watchCanary(watch);
  expect(looks[0]).toMatchObject({ at: SINCE.toISOString(), verdict: 'wait', canary: { starts: 0 }, left: { starts: 2400, ms: null } });
  const [tenth, ready] = [looks[10], looks[90]];
  expect(tenth).toMatchObject({
    verdict: 'wait',
    because: expect.stringContaining('healthy windows'),
    canary: { startP75: expect.any(Number) },
  });
  expect(tenth?.left.starts).toBe(2400 - (tenth?.canary.starts ?? 0));
  expect(tenth?.left.ms).toBe(800_000);
  expect(ready).toMatchObject({ verdict: 'promote', left: { starts: 0, ms: 0 } });
});

it('aborts a canary that begins to crash after it looked ready to be promoted', async () => {
  const { watch, said } = setUp();
  const { read } = watch;
  let reads = 0;
  const crashes = { remote: REMOTE, release: CANARY, cohort: 'canary', kind: 'crashed', count: 2000, serial: 7 } as const;
  watch.read = async () => (++reads > 95 ? [...(await read()), crashes] : read());
  expect(await watchCanary(watch)).toBe('aborted');
  expect(said[90]).toContain('promote');
});

it('decides nothing on little traffic, however bad', async () => {
  const { watch, abort } = setUp({ canary: { failing: 0.9 }, starts: 0 });
  expect(await watchCanary(watch)).toBe('stopped');
  expect(abort).not.toHaveBeenCalled();
});

it('waits while telemetry does not answer, and never aborts blind', async () => {
  const read = async () => {
    throw new Error('http://localhost:3000 does not answer');
  };
  const { watch, said, abort } = setUp({ parts: { read } });
  expect(await watchCanary(watch)).toBe('stopped');
  expect(abort).not.toHaveBeenCalled();
  expect(said[0]).toBe('06:00:00  wait     http://localhost:3000 does not answer; nothing is decided, looking again');
  expect(said).toHaveLength(200);
});

it('goes on as soon as telemetry answers again', async () => {
  const { watch, said } = setUp({ canary: { failing: 0.05 } });
  const { read } = watch;
  let failures = 3;
  watch.read = async () => {
    if (failures-- > 0) throw new Error('no answer');
    return read();
  };
  expect(await watchCanary(watch)).toBe('aborted');
  expect(said.filter((line) => line.includes('no answer'))).toHaveLength(3);
});

it('tries an abort again that could not be carried out', async () => {
  const { watch, said, abort } = setUp({ canary: { failing: 0.05 } });
  abort.mockRejectedValueOnce(new Error('Somebody else was first'));
  expect(await watchCanary(watch)).toBe('aborted');
  expect(abort).toHaveBeenCalledTimes(2);
  expect(said).toContainEqual(expect.stringContaining('Somebody else was first; nothing is decided, looking again'));
});

it('ends when somebody ended the canary by hand', async () => {
  const { watch, said, abort } = setUp({ canary: { failing: 0.5 }, parts: { isRunning: async () => false } });
  expect(await watchCanary(watch)).toBe('gone');
  expect(abort).not.toHaveBeenCalled();
  expect(said).toEqual([`06:00:00  gone     ${CANARY} is no canary of ${REMOTE} any more`]);
});

it('stops at once on its abort signal, and leaves the canary as it is', async () => {
  const { wait: _real, ...watch } = setUp().watch;
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 20);
  expect(await watchCanary({ ...watch, signal: stop.signal, everyMs: 60_000 })).toBe('stopped');
});

it('ignores the events of canary devices after they fell back to the live release', async () => {
  const fellBack = { remote: REMOTE, release: LIVE, cohort: 'canary', kind: 'crashed', count: 5000, serial: 7 } as const;
  const { watch, said } = setUp();
  const { read } = watch;
  watch.read = async () => [...(await read()), fellBack];
  expect(await watchCanary(watch)).toBe('stopped');
  expect(said.at(-1)).not.toContain('5000');
});

it('promotes no failing canary because of 60,000 forged starts', async () => {
  const fakes = { remote: REMOTE, release: CANARY, cohort: 'canary', kind: 'mounted', count: 60_000, serial: 7 } as const;
  const { watch, abort } = setUp({ canary: { failing: 0.2 } });
  const { read } = watch;
  watch.read = async () => [...(await read()), fakes];
  const ends = await watchCanary(watch);
  expect(['stopped', 'aborted']).toContain(ends);
  expect(abort.mock.calls.length).toBe(ends === 'aborted' ? 1 : 0);
});

it('counts no forged release', async () => {
  const made = { remote: REMOTE, release: '9.9.9-made', cohort: 'canary', kind: 'crashed', count: 50_000, serial: 7 } as const;
  const { watch, abort } = setUp();
  const { read } = watch;
  watch.read = async () => [...(await read()), made];
  expect(await watchCanary(watch)).toBe('stopped');
  expect(abort).not.toHaveBeenCalled();
});
