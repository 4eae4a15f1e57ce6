import { join } from 'node:path';
import { ROOT } from '@site/testing/prepare';
import { askCluster, orderCluster } from './control';
import type { ClusterOrder } from './orders';

/** Folder of the one cluster of this checkout. */
export const FOLDER = join(ROOT, '.data/cluster');

/** Addresses and programs of the cluster that runs. @throws NoCluster when none runs */
export const readCluster = () => askCluster(FOLDER);

/** Gives an order to the cluster that runs. Resolves with a sentence about the outcome when the order is carried out. @throws Error with the refusal */
export const tellCluster = (order: ClusterOrder) => orderCluster(FOLDER, order);
