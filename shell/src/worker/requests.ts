/** Addresses that no person opens as a page of the site; the platform and the edge answer them with data. */
const DATA = /^\/(?:api|storage|releases|healthz|readyz|edge)(?:\/|$)/;
/** Scripts and styles, the files whose hash the channel document carries. */
const RELEASED = /^\/releases\/[^/]+\/[^/]+\/[^/]+\.(?:js|css)$/;

/**
 * Decides what the worker does with a request. It touches pages and released scripts and styles only; the browser handles every other
 * request as if there were no worker: calls, streams, pictures, other origins, and anything with a bearer.
 */
export function kindOf({ url, method, mode, headers }: Pick<Request, 'url' | 'method' | 'mode' | 'headers'>, origin: string) {
  const address = new URL(url);
  if (address.origin !== origin || method !== 'GET' || headers.has('authorization') || headers.has('range')) return 'other';
  if (mode === 'navigate') return DATA.test(address.pathname) ? 'other' : 'page';
  // A query marks the second try of a page after a failure, which must reach the network.
  return address.search === '' && RELEASED.test(address.pathname) ? 'released-file' : 'other';
}
