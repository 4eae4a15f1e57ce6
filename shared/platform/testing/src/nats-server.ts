import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findNatsServer } from '@site/testing/nats-server';

/** -1 lets the server choose a free port. */
const ANY_PORT = '-1';
const PORT = { clients: /Listening for client connections on \S+:(\d+)/, monitor: /Starting http monitor on \S+:(\d+)/ };

/** A NATS server on this machine, on ports that stay the same when it starts again. @throws Error when none is installed */
export async function startNatsServer() {
  const program = findNatsServer();
  if (!program) throw new Error('There is no nats-server here. Install it: https://docs.nats.io');
  const ports = { clients: ANY_PORT, monitor: ANY_PORT };
  let server: ChildProcess | null = null;

  async function start() {
    const child = spawn(program as string, ['-a', '127.0.0.1', '-p', ports.clients, '-m', ports.monitor], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = child;
    const lines = createInterface({ input: child.stderr });
    for await (const line of lines) {
      for (const name of ['clients', 'monitor'] as const) ports[name] = PORT[name].exec(line)?.[1] ?? ports[name];
      if (line.includes('Server is ready')) break;
    }
    if (child.exitCode !== null) throw new Error('The NATS server has ended');
    child.stderr.resume();
  }

  /** Ends the process at once. */
  async function kill() {
    const child = server;
    server = null;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  await start();
  return {
    url: `nats://127.0.0.1:${ports.clients}`,
    start,
    kill,
    /** Number of subscriptions of all its clients. */
    async subscriptions(): Promise<number> {
      const answer = await fetch(`http://127.0.0.1:${ports.monitor}/connz`);
      const { connections } = (await answer.json()) as { connections: { subscriptions: number }[] };
      return connections.reduce((sum, client) => sum + client.subscriptions, 0);
    },
  };
}
