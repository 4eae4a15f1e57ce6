import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChannelDocument } from '@site/remote/manifest';
import { commitChange } from '../channel/channel';
import { createFileStore } from '../store/file-store';
import { openKeys } from '../keys/keys';
import { SerialConflict } from '../store/store';
import { smallChange } from './small-change';

/**
 * Writers in one process that change the same channel at once: `once` tries one time with the document that was read first,
 * `until-done` reads again after a conflict. Prints the outcome of each writer.
 */
const [folder = '', readFirst = '', name = '', writers = '', mode = ''] = process.argv.slice(2);
const store = createFileStore(folder);
const keys = openKeys(`${folder}/.keys`);

async function write(reason: string, before: ChannelDocument | null): Promise<string> {
  try {
    await commitChange(store, await smallChange(store, before, reason, 'live', keys));
    return 'done';
  } catch (problem) {
    if (!(problem instanceof SerialConflict)) return String(problem);
    return mode === 'once' ? 'conflict' : write(reason, await store.channel('live'));
  }
}

async function race() {
  const before = JSON.parse(readFileSync(readFirst, 'utf8')) as ChannelDocument;
  writeFileSync(path.join(folder, `${name}.ready`), '');
  while (!existsSync(path.join(folder, 'begin'))) await new Promise((again) => setTimeout(again, 1));
  const reasons = Array.from({ length: Number(writers) }, (_, index) => `${name} ${index}`);
  const outcomes = await Promise.all(reasons.map(async (reason) => [reason, await write(reason, before)] as const));
  process.stdout.write(JSON.stringify(outcomes));
}

void race();
