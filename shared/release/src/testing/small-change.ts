import type { ChannelDocument } from '@site/remote/manifest';
import { composeChange, type ComposedChange } from '../channel/channel';
import type { ReleaseStore } from '../store/store';
import { testKeys } from './test-keys';

/** One signed change of a channel in which nothing is live. @param reason text by which a test finds its log line */
export function smallChange(
  store: ReleaseStore,
  before: ChannelDocument | null,
  reason: string,
  channel = 'live',
  keys = testKeys,
): Promise<ComposedChange> {
  const entry = { actor: 'Tester', action: 'renew', remote: '*', release: '-', reason } as const;
  return composeChange({ store, keys }, channel, before, { entry });
}

/** @returns the reasons in the counted lines of the log, oldest first */
export async function reasonsIn(store: ReleaseStore, channel = 'live') {
  return (await store.log(channel)).map((line) => (JSON.parse(line) as { reason: string }).reason);
}
