import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '@site/testing/prepare';
import { askCluster, orderCluster } from './control';
import type { ClusterOrder, ClusterView } from './orders';

/** Folder of the cluster of this checkout; a second one needs a folder and ports of its own. */
export const FOLDER = join(ROOT, '.data/cluster');
const LOOK_EVERY_MS = 250;

/** Addresses and programs of the cluster that runs. @throws NoCluster when none runs */
export const readCluster = (folder = FOLDER) => askCluster(folder);

/** Gives an order to the cluster that runs. Resolves with a sentence about the outcome when the order is carried out. @throws Error with the refusal */
export const tellCluster = (order: ClusterOrder, folder = FOLDER) => orderCluster(folder, order);

interface Awaited {
  withinMs: number;
  /** Words for the error. */
  what: string;
  folder?: string;
}

/** Asks the cluster until something is so. @throws Error when it is not so in time */
export async function untilCluster(isSo: (view: ClusterView) => boolean, { withinMs, what, folder }: Awaited): Promise<ClusterView> {
  for (const end = Date.now() + withinMs; Date.now() < end; await wait(LOOK_EVERY_MS)) {
    const view = await readCluster(folder).catch(() => null);
    if (view && isSo(view)) return view;
  }
  throw new Error(`${what}: not within ${withinMs / 1000} s`);
}

/** True when everything is started, takes calls, and each commit waits for a standby. */
export const isWhole = ({ isUp, members }: ClusterView) =>
  isUp && members.every(({ ready }) => ready) && members.some(({ detail }) => detail.startsWith('synchronous'));
