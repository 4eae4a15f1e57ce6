import type { ChannelDocument } from '@site/remote/manifest';
import { composeChange, type ComposedChange } from '../channel/channel';
import type { ReleaseStore } from '../store/store';
import { testKeys } from './test-keys';

/** One signed change of a channel that nothing is live in. @param reason by which a test knows its line again */
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

/** @returns the reasons that the counted lines of the log give, oldest first */
export async function reasonsIn(store: ReleaseStore, channel = 'live') {
  return (await store.log(channel)).map((line) => (JSON.parse(line) as { reason: string }).reason);
}
