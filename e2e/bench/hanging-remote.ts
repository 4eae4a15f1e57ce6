import type { Browser } from 'playwright';
import { HOME_READY, openPhone } from './first-view';
import { interleaved } from './statistics';

/** Time until home is usable: normally, and while the entry of another area never answers. */
export const homeWhileHanging = (browser: Browser, url: string, count: number) =>
  interleaved(
    count,
    () => timeToHome(browser, url, true),
    () => timeToHome(browser, url, false),
  );

async function timeToHome(browser: Browser, url: string, isHanging: boolean): Promise<number> {
  const { context, page } = await openPhone(browser);
  await page.route('**/releases/mf-access/*/remoteEntry.js', (route) => (isHanging ? undefined : route.continue()));
  const started = performance.now();
  await page.goto(url);
  await page.locator(HOME_READY).first().waitFor();
  const elapsed = performance.now() - started;
  await context.close();
  return elapsed;
}
