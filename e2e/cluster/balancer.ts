import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

const LOOK_MS = 100;
const LOOK_WITHIN_MS = 1000;
const KEEP_ALIVE_MS = 120_000;

/** One process behind a balancer. */
export interface Target {
  name: string;
  origin: string;
  /** Address that answers 200 while the process takes new calls. */
  ready: string;
}

export interface Balancer {
  /** Number of calls that each process has taken, by its name. */
  taken(): Record<string, number>;
  /** True while the balancer sends calls to that process. */
  sendsTo(name: string): boolean;
  stop(): Promise<void>;
}

/**
 * A balancer as sites have one in front of their processes: each call goes to the next process that is ready, over a connection of its own.
 * A process that accepts no connection costs nothing, because the call goes to the next one; a call that was begun is never repeated.
 */
export async function startBalancer(port: number, host: string, targets: readonly Target[]): Promise<Balancer> {
  const ready = new Set(targets);
  const taken = new Map(targets.map(({ name }) => [name, 0]));
  let turn = 0;

  async function look(target: Target) {
    const isReady = await fetch(target.ready, { signal: AbortSignal.timeout(LOOK_WITHIN_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(target);
    else ready.delete(target);
  }
  const timer = setInterval(() => targets.forEach((target) => void look(target)), LOOK_MS);

  /** Every process, beginning with the one whose turn it is; those that are not ready come last. */
  function inTurn(): Target[] {
    turn += 1;
    const all = targets.map((_, index) => targets[(turn + index) % targets.length]).filter((target) => target !== undefined);
    return [...all.filter((target) => ready.has(target)), ...all.filter((target) => !ready.has(target))];
  }

  const server = createServer((request, response) => {
    void buffer(request).then(
      (body) => send(request, response, body, inTurn()),
      () => response.destroy(),
    );
  });

  function send(request: IncomingMessage, response: ServerResponse, body: Buffer, [target, ...others]: readonly Target[]) {
    if (!target) return void response.writeHead(503, { 'retry-after': '1' }).end();
    const { hostname, port: targetPort } = new URL(target.origin);
    const { url = '/', method, headers, socket } = request;
    const hops = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
    const onward = call(
      { hostname, port: targetPort, path: url, method, headers: { ...headers, 'x-forwarded-for': hops }, agent: false },
      (answer) => {
        taken.set(target.name, (taken.get(target.name) ?? 0) + 1);
        const { connection: _, ...rest } = answer.headers;
        response.writeHead(answer.statusCode ?? 502, rest);
        answer.on('aborted', () => response.destroy()).pipe(response);
      },
    );
    onward.on('error', (problem: NodeJS.ErrnoException) => {
      if (problem.code === 'ECONNREFUSED') return send(request, response, body, others);
      if (response.headersSent) return void response.destroy();
      response.writeHead(502).end();
    });
    response.on('close', () => onward.destroy());
    onward.end(body);
  }

  // A client that reuses a connection must not meet its end.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(port, host, listening));
  return {
    taken: () => Object.fromEntries(taken),
    sendsTo: (name) => [...ready].some((target) => target.name === name),
    stop: () =>
      new Promise((stopped) => {
        clearInterval(timer);
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
