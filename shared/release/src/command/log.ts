import { readLine, type LogEntry } from '../store/log-line';
import type { Site } from './site';

/** The history of the channel, oldest first; a line that cannot be read is left out, `history --verify` tells of it. */
export async function entriesOf({ store, channel }: Site): Promise<readonly LogEntry[]> {
  return (await store.log(channel)).flatMap((line) => readLine(line) ?? []);
}
