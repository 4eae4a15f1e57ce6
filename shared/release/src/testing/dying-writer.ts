import { readFileSync } from 'node:fs';
import * as calls from 'node:fs/promises';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import type { Commit } from '../store/commit-rules';
import type { ReleaseRecord } from '../store/release-record';

/** The write to do, as the test composed it. */
export type WriteOrder = { commit: Commit } | { put: ReleaseRecord; text: string };

const WRITES = ['mkdir', 'open', 'rename', 'rm', 'writeFile'] as const;
const HANDLE_WRITES = ['writeFile', 'appendFile', 'truncate', 'sync'] as const;

/**
 * Does one write in a folder and kills itself with SIGKILL right before the step with this number. A write to a file is two steps:
 * before the second one, the first half of the bytes is on the disk. Prints the number of steps when it finishes.
 */
const [folder = '', orderFile = '', deadlyStep = ''] = process.argv.slice(2);
let steps = 0;

type Call = (...args: unknown[]) => Promise<unknown>;

function isDeadly() {
  steps += 1;
  return steps === Number(deadlyStep);
}
const die = () => process.kill(process.pid, 'SIGKILL');

function deadly(call: Call, isWrite: boolean): Call {
  return async function (this: unknown, ...args: unknown[]) {
    if (isDeadly()) die();
    if (isWrite && isDeadly()) {
      await call.call(this, firstHalf(args[0]));
      die();
    }
    return call.apply(this, args);
  };
}

const firstHalf = (content: unknown) => {
  const bytes = Buffer.from(content as string | Uint8Array);
  return bytes.subarray(0, bytes.length >> 1);
};

async function arm() {
  const module = createRequire(import.meta.url)('node:fs/promises') as Record<string, Call>;
  const probe = await calls.open(orderFile, 'r');
  const handle = Object.getPrototypeOf(probe) as Record<string, Call>;
  await probe.close();
  for (const name of WRITES) module[name] = deadly(module[name] as Call, false);
  for (const name of HANDLE_WRITES) handle[name] = deadly(handle[name] as Call, name === 'writeFile' || name === 'appendFile');
  syncBuiltinESMExports();
}

async function work() {
  const { createFileStore } = await import('../store/file-store');
  const order = JSON.parse(readFileSync(orderFile, 'utf8')) as WriteOrder;
  const store = createFileStore(folder);
  await arm();
  if ('commit' in order) await store.commit(order.commit.next, order.commit.lines, order.commit.after);
  else await store.put(order.put, new Map([['remoteEntry.js', { identity: Buffer.from(order.text), br: Buffer.from(order.text) }]]));
  process.stdout.write(String(steps));
}

void work();
