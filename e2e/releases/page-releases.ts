import { expect, type Page, type Route } from '@playwright/test';
import { statusOf } from '../fixtures/console-tool';

/** Makes the page poll for releases now instead of within half a minute. */
export const look = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('releases:look')));

/** Makes the open page poll, and waits until it uses that document. */
export async function untilFollowed(page: Page, { serial }: { serial: number }) {
  await look(page);
  await expect.poll(async () => (await statusOf(page)).serial).toBe(serial);
}

/** @returns a function that returns the number of documents loaded since this call */
export function countLoads(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

/** Serves a document with another text in the place of the signed releases. */
export async function replaceReleases(route: Route, text: string) {
  const response = await route.fetch();
  const html = await response.text();
  const body = html.replace(/(id="releases">)[^<]*/, (_, tag) => tag + text.replaceAll('<', '\\u003c'));
  await route.fulfill({ response, body });
}
