import * as calls from 'node:fs/promises';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { die, type Steps } from './deadly-steps';

const WRITES = ['mkdir', 'open', 'rename', 'rm', 'writeFile'] as const;
const HANDLE_WRITES = ['writeFile', 'appendFile', 'truncate', 'sync'] as const;

type Call = (...args: unknown[]) => Promise<unknown>;

/** Counts every change of the file system as a step. @param anyFile a file that exists */
export async function armFiles(steps: Steps, anyFile: string) {
  const deadly = (name: string, call: Call, isWrite: boolean): Call =>
    async function (this: unknown, ...args: unknown[]) {
      if (steps.isDeadly(name)) die();
      if (isWrite && steps.isDeadly(`half of ${name}`)) {
        await call.call(this, firstHalf(args[0] as string | Uint8Array));
        die();
      }
      return call.apply(this, args);
    };
  const module = createRequire(import.meta.url)('node:fs/promises') as Record<string, Call>;
  const probe = await calls.open(anyFile, 'r');
  const handle = Object.getPrototypeOf(probe) as Record<string, Call>;
  await probe.close();
  for (const name of WRITES) module[name] = deadly(name, module[name] as Call, false);
  for (const name of HANDLE_WRITES)
    handle[name] = deadly(`handle.${name}`, handle[name] as Call, name === 'writeFile' || name === 'appendFile');
  syncBuiltinESMExports();
}

function firstHalf(content: string | Uint8Array) {
  const bytes = Buffer.from(content as Uint8Array);
  return bytes.subarray(0, bytes.length >> 1);
}
