import { expect, type Page, type Route } from '@playwright/test';

interface PageStatus {
  serial: number;
  remotes: Record<string, { release: string; cohort: 'live' | 'canary'; mounted: boolean }>;
}

/** What the console's `releases` says; it comes after the first view. */
export async function statusOf(page: Page): Promise<PageStatus> {
  await expect
    .poll(() => page.evaluate(() => typeof Reflect.get(Reflect.get(globalThis, 'releases') as object, 'status')), {
      message: 'the console tool',
    })
    .toBe('function');
  return page.evaluate(() => (Reflect.get(globalThis, 'releases') as { status(): PageStatus }).status());
}

/** The page asks for news now instead of within half a minute. */
export const look = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('releases:look')));

/** The open page asks, and follows that document. */
export async function untilFollowed(page: Page, { serial }: { serial: number }) {
  await look(page);
  await expect.poll(async () => (await statusOf(page)).serial).toBe(serial);
}

/** @returns how many documents the page has loaded since */
export function countLoads(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** Hands a document on with another text where the signed releases stand. */
export async function replaceReleases(route: Route, text: string) {
  const response = await route.fetch();
  const html = await response.text();
  const body = html.replace(/(id="releases">)[^<]*/, (_, tag) => tag + text.replaceAll('<', '\\u003c'));
  await route.fulfill({ response, body });
}
