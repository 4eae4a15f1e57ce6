import { chmodSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseOrder, type ClusterView, type ClusterOrder } from './orders';

const LONGEST_SOCKET = 100;

/** @throws Error when the system cannot have a socket in this folder */
function socketOf(folder: string): string {
  const path = join(folder, 'control.sock');
  if (path.length <= LONGEST_SOCKET) return path;
  throw new Error(`The folder of the cluster has a path that is too long for a socket: ${folder}. Move the project to a shorter path.`);
}

interface Orders {
  view(): ClusterView;
  /** Resolves when the order is carried out. */
  obey(order: ClusterOrder): Promise<string>;
}

/** Listens for orders; only the user of the supervisor may give them. @returns a function that stops to listen */
export async function listenForOrders(folder: string, { view, obey }: Orders): Promise<() => void> {
  const path = socketOf(folder);
  rmSync(path, { force: true });
  const answerTo = async (call: IncomingMessage): Promise<unknown> => {
    if (call.method === 'GET') return view();
    return obey(parseOrder(JSON.parse(await text(call))));
  };
  const server = createServer((call, response) => {
    answerTo(call).then(
      (answer) => response.end(JSON.stringify(answer)),
      (problem: unknown) => response.writeHead(400).end(JSON.stringify(problem instanceof Error ? problem.message : String(problem))),
    );
  });
  await new Promise<void>((listening, failed) => server.once('error', failed).listen(path, listening));
  chmodSync(path, 0o600);
  return () => {
    server.close();
    rmSync(path, { force: true });
  };
}

/** The cluster does not run, or its supervisor is gone. */
export class NoCluster extends Error {
  constructor() {
    super('No cluster runs. Start one: npm run cluster');
  }
}

function call(folder: string, order?: ClusterOrder): Promise<unknown> {
  const body = order && JSON.stringify(order);
  return new Promise((done, failed) => {
    const sent = request({ socketPath: socketOf(folder), method: body ? 'POST' : 'GET', path: '/' }, (response) => {
      text(response).then((answer) => {
        const said: unknown = JSON.parse(answer);
        if (response.statusCode === 200) done(said);
        else failed(new Error(String(said)));
      }, failed);
    });
    sent.once('error', (problem: NodeJS.ErrnoException) =>
      failed(problem.code === 'ENOENT' || problem.code === 'ECONNREFUSED' ? new NoCluster() : problem),
    );
    sent.end(body);
  });
}

export const askCluster = (folder: string) => call(folder) as Promise<ClusterView>;
export const orderCluster = (folder: string, order: ClusterOrder) => call(folder, order) as Promise<string>;
