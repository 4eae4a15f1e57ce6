import type { ChannelDocument } from '@site/remote/manifest';
import type { ThrowawayStore } from './throwaway-store';

const SERVED_WITHIN_MS = 10_000;

/** The same store; whoever changes it goes on when the edge serves the change. */
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
export async function untilServed(url: string, serial: number) {
  const deadline = Date.now() + SERVED_WITHIN_MS;
  while (Date.now() < deadline) {
    const page = await fetch(url).then((response) => response.text());
    if (page.includes(`"serial":${serial},`)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`${url} did not serve serial ${serial} within ${SERVED_WITHIN_MS} ms`);
}
