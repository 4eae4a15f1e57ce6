/** Mean cost of one call of a kind. */
export interface CallCost {
  /** Processor time in ms of the api process. */
  apiMs: number;
  /** Processor time in ms of PostgreSQL. */
  databaseMs: number;
  /** Messages to PostgreSQL, one after the other. */
  messages: number;
}

export interface LoadModel {
  /** Calls a second of each kind, with their cost. */
  arrivals: readonly { perSecond: number; cost: CallCost }[];
  apiProcesses: number;
  /** Processors of the database. */
  processors: number;
  seconds: number;
  seed: number;
}

export interface ModelledLoad {
  /** Part of the time for which one api process works. */
  apiBusy: number;
  databaseBusy: number;
  /** Time of each call in ms. */
  times: number[];
}

/** Calls that began before are left out: the queues are empty at first. */
const WARM_UP = 0.1;

/**
 * Simulates a network of queues: calls arrive at random (Poisson), each goes from an api process to the database and back for each message,
 * and waits wherever nobody is free (M/G/c, first come first served). The parts of a call take exponentially distributed times.
 */
export function simulate({ arrivals, apiProcesses, processors, seconds, seed }: LoadModel): ModelledLoad {
  const random = seeded(seed);
  const exponential = (mean: number) => -Math.log(1 - random()) * mean;
  const events = createAgenda();
  const endMs = seconds * 1000;
  const api = Array.from({ length: apiProcesses }, () => createStation(1, events));
  const database = createStation(processors, events);
  const times: number[] = [];

  function begin({ apiMs, databaseMs, messages }: CallCost) {
    const own = api[Math.floor(random() * apiProcesses)];
    const began = events.now();
    let left = messages;
    const atApi = () => own?.serve(exponential(apiMs / (messages + 1)), atDatabase);
    const atDatabase = () => {
      if (left-- > 0) database.serve(exponential(databaseMs / messages), atApi);
      else if (began > endMs * WARM_UP) times.push(events.now() - began);
    };
    atApi();
  }

  for (const { perSecond, cost } of arrivals) {
    const arrive = () => {
      begin(cost);
      const next = exponential(1000 / perSecond);
      if (events.now() + next < endMs) events.after(next, arrive);
    };
    if (perSecond > 0) events.after(exponential(1000 / perSecond), arrive);
  }
  events.run();
  const busy = (station: ReturnType<typeof createStation>) => station.servedMs() / endMs;
  return { apiBusy: api.reduce((sum, one) => sum + busy(one), 0) / apiProcesses, databaseBusy: busy(database) / processors, times };
}

/** Mean time in ms of a call when all calls are alike and there is one api process: the formula of Jackson for such a network of queues. */
export function expectedMs({ perSecond, cost, processors }: { perSecond: number; cost: CallCost; processors: number }) {
  const perMs = perSecond / 1000;
  const { apiMs, databaseMs, messages } = cost;
  const atApi = apiMs / (1 - perMs * apiMs);
  const offered = perMs * databaseMs;
  // Erlang C: the part of the messages that wait.
  const terms = Array.from({ length: processors + 1 }, (_, n) => offered ** n / factorial(n));
  const waiting = (terms[processors] ?? 0) / (1 - offered / processors);
  const isWaiting = waiting / (terms.slice(0, processors).reduce((sum, term) => sum + term, 0) + waiting);
  const part = databaseMs / messages;
  return atApi + messages * (part + (isWaiting * part) / (processors - offered));
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

type Agenda = ReturnType<typeof createAgenda>;

/** Runs work at its time; a heap with the earliest first. */
function createAgenda() {
  const heap: { at: number; work: () => void }[] = [];
  let now = 0;
  const isBefore = (one: number, other: number) => (heap[one]?.at ?? Infinity) < (heap[other]?.at ?? Infinity);
  function swap(one: number, other: number) {
    const [first, second] = [heap[one], heap[other]];
    if (first && second) [heap[one], heap[other]] = [second, first];
  }
  function rise(index: number) {
    for (let at = index; at > 0 && isBefore(at, (at - 1) >> 1); at = (at - 1) >> 1) swap(at, (at - 1) >> 1);
  }
  function sink() {
    for (let at = 0; ;) {
      const child = isBefore(2 * at + 2, 2 * at + 1) ? 2 * at + 2 : 2 * at + 1;
      if (child >= heap.length || !isBefore(child, at)) return;
      swap(child, at);
      at = child;
    }
  }
  return {
    now: () => now,
    after(ms: number, work: () => void) {
      heap.push({ at: now + ms, work });
      rise(heap.length - 1);
    },
    run() {
      for (let first = heap[0]; first; first = heap[0]) {
        now = first.at;
        swap(0, heap.length - 1);
        heap.pop();
        sink();
        first.work();
      }
    },
  };
}

/** A queue in front of some servers, first come first served. */
function createStation(servers: number, events: Agenda) {
  const waiting: { ms: number; done: () => void }[] = [];
  let free = servers;
  let servedMs = 0;
  function next() {
    const one = free > 0 ? waiting.shift() : undefined;
    if (!one) return;
    free -= 1;
    servedMs += one.ms;
    events.after(one.ms, () => {
      free += 1;
      one.done();
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

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
