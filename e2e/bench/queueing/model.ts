import { createAgenda, seeded } from './agenda';
import { createCores, createPool, createThread } from './stations';

/** Mean cost of one activity of a player, measured while nothing else runs. Times are in ms, and of a processor unless they say otherwise. */
export interface ActivityCost {
  /** Calls over HTTP, one after the other. */
  calls: number;
  /** Messages to PostgreSQL, one after the other. */
  messages: number;
  /** The thread that answers. */
  apiMs: number;
  databaseMs: number;
  /** The thread that sends the load. */
  clientMs: number;
  /** Other threads of these processes. No call waits for them. */
  besideMs: number;
  /** Time in which a lone call waits and no processor works for it, such as for a disk. */
  latencyMs: number;
  /** Time of each measured activity as a part of their mean. A simulated one is as large as one of them, drawn at random. */
  sizes: readonly number[];
}

/** Calls come at random moments, or from callers who send the next one after the answer. */
export type Load = { perSecond: number } | { callers: number };

export interface Model {
  load: Load;
  mix: readonly { part: number; cost: ActivityCost }[];
  apiProcesses: number;
  /** Connections of one api process. */
  connections: number;
  cores: number;
  seconds: number;
  seed: number;
}

export interface SimulatedTimes {
  perSecond: number;
  /** Time of each activity in ms. */
  times: number[];
  /** Mean time in ms of a processor for one activity. */
  apiMs: number;
  databaseMs: number;
}

interface ApiProcess {
  thread: ReturnType<typeof createThread>;
  pool: ReturnType<typeof createPool>;
}

/** Activities that began before are left out: the queues are empty at first. */
const WARM_UP = 0.1;

/**
 * Simulates queues. The threads of the load, of the api processes and of each connection of PostgreSQL share the cores in equal parts. A call
 * goes from the thread of the load to an api process, from there to the database and back for each message, and back to the load; it waits where a
 * thread is busy and where no connection is free, and it progresses slower while more threads than cores are ready to run.
 */
export function simulate({ load, mix, apiProcesses, connections, cores: count, seconds, seed }: Model): SimulatedTimes {
  const random = seeded(seed);
  const agenda = createAgenda();
  const cores = createCores(count, agenda);
  const client = createThread(cores);
  const api = Array.from({ length: apiProcesses }, (): ApiProcess => ({ thread: createThread(cores), pool: createPool(connections) }));
  const endMs = seconds * 1000;
  const times: number[] = [];
  let [activities, databaseMs] = [0, 0];

  function call({ thread, pool }: ApiProcess, cost: ActivityCost, size: number, done: () => void) {
    const [messages, share] = [cost.messages / cost.calls, size / cost.calls];
    const [clientPart, apiPart] = [(cost.clientMs * share) / 2, (cost.apiMs * share) / (messages + 1)];
    const [messagePart, latencyPart] = [(cost.databaseMs * share) / Math.max(1, messages), (cost.latencyMs * share) / (messages + 1)];
    let left = messages;
    const atApi = (next: () => void) => agenda.after(latencyPart, () => thread.serve(apiPart, next));
    function atDatabase() {
      left -= 1;
      databaseMs += messagePart;
      cores.run(messagePart, () => atApi(left > 0 ? atDatabase : giveBack));
    }
    function giveBack() {
      pool.give();
      answer();
    }
    function answer() {
      cores.run(cost.besideMs * share, () => {});
      client.serve(clientPart, done);
    }
    client.serve(clientPart, () => atApi(left > 0 ? () => pool.take(atDatabase) : answer));
  }

  function begin(ended: () => void) {
    let drawn = random();
    const { cost } = mix.find(({ part }) => (drawn -= part) < 0) ?? mix[0] ?? {};
    if (!cost) throw new Error('A model needs a mix of activities.');
    const process = api[Math.floor(random() * apiProcesses)];
    if (!process) throw new Error('A model needs an api process.');
    const size = cost.sizes[Math.floor(random() * cost.sizes.length)] ?? 1;
    const began = agenda.now();
    activities += 1;
    let left = cost.calls;
    const next = () => {
      if (left-- > 0) return call(process, cost, size, next);
      if (began >= endMs * WARM_UP) times.push(agenda.now() - began);
      ended();
    };
    next();
  }

  function arrive(perSecond: number) {
    agenda.after((-Math.log(1 - random()) * 1000) / perSecond, () => {
      if (agenda.now() >= endMs) return;
      begin(() => {});
      arrive(perSecond);
    });
  }
  const repeat = () => void (agenda.now() < endMs && begin(repeat));
  if ('perSecond' in load) arrive(load.perSecond);
  else for (let caller = 0; caller < load.callers; caller++) repeat();
  agenda.run();

  const tookMs = agenda.now();
  return {
    perSecond: (times.length * 1000) / (tookMs - endMs * WARM_UP),
    times,
    apiMs: api.reduce((sum, { thread }) => sum + thread.servedMs(), 0) / activities,
    databaseMs: databaseMs / activities,
  };
}
