import { createHeap, type Agenda } from './agenda';

export type Cores = ReturnType<typeof createCores>;

/** Cores of one machine, which all that is ready to run shares in equal parts; no work is on two cores at once. */
export function createCores(count: number, agenda: Agenda) {
  /** Work by the progress at which it is done. */
  const running = createHeap<() => void>();
  /** Progress in ms of a work that runs since the start. */
  let progress = 0;
  let changedAt = 0;
  let plan = 0;
  const rate = () => Math.min(1, count / running.count());

  function catchUp() {
    const passed = agenda.now() - changedAt;
    changedAt = agenda.now();
    if (running.count() > 0) progress += passed * rate();
  }

  function planNext() {
    const [planned, first] = [(plan += 1), running.first()];
    if (first === null) return;
    agenda.after(Math.max(0, first - progress) / rate(), () => {
      // Something else came or went meanwhile.
      if (planned !== plan) return;
      catchUp();
      const done = running.take()?.what;
      planNext();
      done?.();
    });
  }

  return {
    run(ms: number, done: () => void) {
      catchUp();
      running.add(progress + ms, done);
      planNext();
    },
  };
}

/** A process with one thread: it takes its works one after the other, and needs a core for each. */
export function createThread(cores: Cores) {
  const waiting: { ms: number; done: () => void }[] = [];
  let isBusy = false;
  let servedMs = 0;
  function next() {
    const work = isBusy ? undefined : waiting.shift();
    if (!work) return;
    isBusy = true;
    servedMs += work.ms;
    cores.run(work.ms, () => {
      isBusy = false;
      work.done();
      next();
    });
  }
  return {
    serve(ms: number, done: () => void) {
      waiting.push({ ms, done });
      next();
    },
    servedMs: () => servedMs,
  };
}

/** Connections that calls take and give back; who finds none waits in a line. */
export function createPool(size: number) {
  const waiting: (() => void)[] = [];
  let free = size;
  return {
    take(taken: () => void) {
      if (free === 0) return void waiting.push(taken);
      free -= 1;
      taken();
    },
    give() {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    },
  };
}
