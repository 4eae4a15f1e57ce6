import type { Assembly } from './04-internals';

const START_MAX_MS = 5000;
const AGAIN_MS = 30_000;

/**
 * Starts polling for later releases, telemetry and the console tool. Their code is fetched after the page has loaded, so that the first
 * view does not wait for it.
 */
export async function followLater(assembly: Assembly) {
  await pageStands();
  for (;;) {
    try {
      const { startFollowing } = await import('#composition/follow/start-following');
      return startFollowing(assembly);
    } catch (problem) {
      console.error('Later releases cannot be followed yet', problem);
      await pause(AGAIN_MS);
    }
  }
}

/**
 * Resolves when the page has loaded and its first area is shown, or after `START_MAX_MS`: one picture that hangs must not keep a page from
 * learning of a revoked release. Single-spa reports the end of each change of areas.
 */
const pageStands = () => Promise.race([Promise.all([pageLoads(), eventOf('single-spa:routing-event')]), pause(START_MAX_MS)]);

const pageLoads = () => (document.readyState === 'complete' ? Promise.resolve() : eventOf('load'));
const eventOf = (name: string) => new Promise<unknown>((comes) => window.addEventListener(name, comes, { once: true }));
const pause = (ms: number) => new Promise((ends) => setTimeout(ends, ms));
