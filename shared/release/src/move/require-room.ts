import { ReleaseRefusal, type ReleaseStore } from '../store/store';
import { contentOf, type StoreContent } from './content';

/**
 * Checks that a store is empty, or holds only an identical part of another one, so that a move can be repeated after a break.
 * @throws ReleaseRefusal that names what differs
 */
export async function requireRoom(source: ReleaseStore, target: ReleaseStore, wanted: StoreContent) {
  const found = await contentOf(target);
  for (const { name, release } of found.releases) {
    const record = await source.recordText(name, release);
    if (record === null) throw otherwise(`has the release ${name} ${release}, which this store does not have`);
    if (record !== (await target.recordText(name, release))) throw otherwise(`has another release ${name} ${release}`);
  }
  for (const channel of found.channels) {
    if (!wanted.channels.includes(channel)) throw otherwise(`has the channel "${channel}", which this store does not have`);
    if (!(await isSameChannel(source, target, channel))) throw otherwise(`has another document or log of the channel "${channel}"`);
  }
}

/** True when document and log are the same text. */
export async function isSameChannel(source: ReleaseStore, target: ReleaseStore, channel: string): Promise<boolean> {
  const [text, log] = await Promise.all([source.channelText(channel), source.log(channel)]);
  const [otherText, otherLog] = await Promise.all([target.channelText(channel), target.log(channel)]);
  return text === otherText && log.join('\n') === otherLog.join('\n');
}

const otherwise = (fault: string) =>
  new ReleaseRefusal(`The store of --to ${fault}. Nothing was written. Name an empty store, or one that an earlier move has begun.`);
