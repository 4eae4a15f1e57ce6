import * as z from '@site/api/schema';
import { Refusal } from '@site/platform-kit/base/refusal';
import { playersPageSchema, type PlayersPage } from './players-page.shapes';

const PATIENCE_MS = 3_000;
/** The channel document in a page of the edge. */
const DOCUMENT = /id="releases">([^<]*)</;

/**
 * Reads the first page of the site as a new player gets it, without a cookie.
 * @throws Refusal `platform.unavailable` when the site does not answer with a page that names its releases
 */
export async function lookAtPlayersPage(siteOrigin: string): Promise<PlayersPage> {
  const html = await pageOf(siteOrigin);
  const page = z.safeParse(playersPageSchema, parsed(DOCUMENT.exec(html)?.[1]));
  if (page.success) return page.data;
  throw new Refusal('platform.unavailable', { message: `The page at ${siteOrigin} names no releases.` });
}

async function pageOf(siteOrigin: string): Promise<string> {
  try {
    const answer = await fetch(`${siteOrigin}/`, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(PATIENCE_MS) });
    return await answer.text();
  } catch {
    throw new Refusal('platform.unavailable', { message: `The site at ${siteOrigin} does not answer.` });
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
