import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChannelDocument } from '@site/remote/manifest';
import { commitChange } from '../channel/channel';
import { openKeys } from '../keys/keys';
import { createS3Store } from '../store/s3-store';
import { SerialConflict } from '../store/store';
import { STAND_IN_CREDENTIALS } from './s3/check-request';
import { smallChange } from './small-change';

/** Writers who come back at once refuse each other, which costs the test its time. */
const LONGEST_PAUSE_MS = 500;

/**
 * Writers in one process that change the same channel of a bucket at once: `once` tries one time with the document that was read first,
 * `until-done` reads again after a conflict. Prints the outcome of each writer.
 */
const [address = '', folder = '', name = '', writers = '', mode = ''] = process.argv.slice(2);
const store = createS3Store(address, STAND_IN_CREDENTIALS);
const keys = openKeys(`${folder}/.keys`);

async function write(reason: string, before: ChannelDocument | null): Promise<string> {
  try {
    await commitChange(store, await smallChange(store, before, reason, 'live', keys));
    return 'done';
  } catch (problem) {
    if (!(problem instanceof SerialConflict)) return String(problem);
    if (mode === 'once') return 'conflict';
    await wait(Math.random() * LONGEST_PAUSE_MS);
    return write(reason, await store.channel('live'));
  }
}

async function race() {
  const before = JSON.parse(readFileSync(path.join(folder, 'read-first.json'), 'utf8')) as ChannelDocument;
  writeFileSync(path.join(folder, `${name}.ready`), '');
  while (!existsSync(path.join(folder, 'begin'))) await new Promise((again) => setTimeout(again, 1));
  const reasons = Array.from({ length: Number(writers) }, (_, index) => `${name} ${index}`);
  const outcomes = await Promise.all(reasons.map(async (reason) => [reason, await write(reason, before)] as const));
  process.stdout.write(JSON.stringify(outcomes));
}

void race();
