import { readFileSync } from 'node:fs';
import type { Commit } from '../store/commit-rules';
import type { ReleaseRecord } from '../store/release-record';
import { armFiles } from './deadly-files';
import { armSockets } from './deadly-sockets';
import { countSteps } from './deadly-steps';
import { storeAt } from './store-at';

/** The write to do, as the test composed it. */
export type WriteOrder = { commit: Commit } | { put: ReleaseRecord; text: string };

/**
 * Does one write and kills itself with SIGKILL right before the step with this number: a change of the file system, or a message to a
 * server. A write to a file is two steps: before the second one, the first half of the bytes is on the disk. A writer that lives prints the
 * kinds of its steps.
 */
const [place = '', orderFile = '', deadlyStep = ''] = process.argv.slice(2);

async function work() {
  const order = JSON.parse(readFileSync(orderFile, 'utf8')) as WriteOrder;
  const store = storeAt(place);
  const steps = countSteps(Number(deadlyStep));
  await armFiles(steps, orderFile);
  armSockets(steps);
  if ('commit' in order) await store.commit(order.commit.next, order.commit.lines, order.commit.after);
  else await store.put(order.put, new Map([['remoteEntry.js', { identity: Buffer.from(order.text), br: Buffer.from(order.text) }]]));
  await store.close?.();
  process.stdout.write(JSON.stringify(steps.kinds()));
}

void work();
