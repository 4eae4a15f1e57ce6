import type { ChildProcess } from 'node:child_process';
import { expect } from '@playwright/test';

/**
 * Waits until a started program has said all of these words.
 * @returns a function that ends it
 * @throws when it does not say them in time; the program is ended then
 */
export async function untilSaid(child: ChildProcess, ...words: readonly string[]): Promise<() => Promise<void>> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (said += part.toString('utf8')));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    for (const word of words) await expect.poll(() => said).toContain(word);
  } catch (problem) {
    await stop();
    throw problem;
  }
  return stop;
}
