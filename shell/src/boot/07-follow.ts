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
      await new Promise((again) => setTimeout(again, AGAIN_MS));
    }
  }
}

/**
 * Resolves when the page has loaded, or after `START_MAX_MS`: one picture that hangs must not keep a page from learning of a revoked
 * release.
 */
const pageStands = () =>
  new Promise<unknown>((stands) => {
    if (document.readyState === 'complete') return stands(null);
    window.addEventListener('load', stands, { once: true });
    setTimeout(stands, START_MAX_MS);
  });
