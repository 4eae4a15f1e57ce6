/** A longer query is not handed on. */
const MOST_QUERY = 2000;

/**
 * Address of a read that a claim names, with the query of the page.
 * @param url path and query of the page
 * @returns null without such a claim, and for a very long query
 */
export function readOfPage(claimed: string | undefined, url: string): string | null {
  const [, query = ''] = url.split('?', 2);
  if (!claimed || query.length > MOST_QUERY) return null;
  const [path = '', defaults] = claimed.split('?', 2);
  const search = new URLSearchParams(query);
  for (const [name, value] of new URLSearchParams(defaults)) if (!search.has(name)) search.set(name, value);
  return search.size ? `${path}?${search}` : path;
}
