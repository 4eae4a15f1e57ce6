import type { ChannelDocument } from '@site/remote/manifest';
import { until } from '@site/testing/patience';
import type { ThrowawayStore } from './throwaway-store';

/** The same store; each change resolves only when the edge serves it. */
export function followEdge(store: ThrowawayStore, url: string): ThrowawayStore {
  const awaited =
    <A extends unknown[]>(change: (...given: A) => Promise<ChannelDocument>) =>
    async (...given: A) => {
      const document = await change(...given);
      await untilServed(url, document.serial);
      return document;
    };
  return {
    ...store,
    reset: awaited(store.reset),
    activate: awaited(store.activate),
    canary: awaited(store.canary),
    revoke: awaited(store.revoke),
  };
}

/** Waits until documents of this site carry that serial. */
async function untilServed(url: string, serial: number) {
  await until(async () => (await fetch(url).then((response) => response.text())).includes(`"serial":${serial},`));
}
