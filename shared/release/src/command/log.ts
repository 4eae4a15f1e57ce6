import { readLine, type LogEntry } from '../store/log-line';
import type { OpenedSite } from './site';

/** The history of the channel, oldest first; an unreadable line is left out, `history --verify` reports it. */
export async function entriesOf({ store, channel }: OpenedSite): Promise<readonly LogEntry[]> {
  return (await store.log(channel)).flatMap((line) => readLine(line) ?? []);
}
