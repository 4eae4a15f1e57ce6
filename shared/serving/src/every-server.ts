import type { FastifyInstance } from 'fastify';

/** Name of a server in metrics and traces. */
export type ServerName = 'edge' | 'platform' | 'games' | 'exchange' | 'operators' | 'releases';

type Addition = (app: FastifyInstance, name: ServerName) => void;

const additions = new Set<Addition>();

/** Adds hooks to every server that is made from now on. @returns a function that ends that for later servers */
export function addToEveryServer(add: Addition): () => void {
  additions.add(add);
  return () => void additions.delete(add);
}

/** Requires that the server has no route yet. */
export function makeAdditions(app: FastifyInstance, name: ServerName) {
  for (const add of additions) add(app, name);
}
