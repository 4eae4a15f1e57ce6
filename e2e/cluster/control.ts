import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Cluster } from './cluster';

/** Orders to the cluster from the processes of the tests. */
export interface ClusterControl {
  ownerUrl: string;
  names: readonly string[];
  /** Number of calls that each process has taken. */
  taken(): Promise<Record<string, number>>;
  /** @see Cluster.restart */
  restart(name: string): Promise<void>;
}

const VARIABLE = 'CLUSTER_CONTROL';

/** Listens for orders on this machine, and tells the processes of the tests where. */
export async function listenForOrders(cluster: Cluster): Promise<() => void> {
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? '');
    const done = name ? cluster.restart(name).then(() => ({})) : Promise.resolve(stateOf(cluster));
    done.then(
      (answer) => response.end(JSON.stringify(answer)),
      (problem: unknown) => response.writeHead(500).end(String(problem)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  process.env[VARIABLE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => server.close();
}

const stateOf = ({ ownerUrl, names, taken }: Cluster) => ({ ownerUrl, names, taken: taken() });

export async function clusterOfRun(): Promise<ClusterControl> {
  const address = process.env[VARIABLE];
  if (!address) throw new Error(`${VARIABLE} is not set: the global set-up starts the cluster`);
  const order = async (name: string) => {
    const response = await fetch(`${address}/${encodeURIComponent(name)}`);
    if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
    return response.json() as Promise<ReturnType<typeof stateOf>>;
  };
  const { ownerUrl, names } = await order('');
  return { ownerUrl, names, taken: async () => (await order('')).taken, restart: async (name) => void (await order(name)) };
}
