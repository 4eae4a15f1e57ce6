type Kept = Pick<Cache, 'match' | 'matchAll' | 'put' | 'delete' | 'keys'>;

/** The part of the browser's Cache API that the service worker uses, in memory. @param origin of the site */
export function createCache(origin: string): Cache {
  const kept = new Map<string, Response>();
  const addressOf = (request: RequestInfo | URL) => new URL(request instanceof Request ? request.url : request, origin).href;
  const cache: Kept = {
    match: (request) => Promise.resolve(kept.get(addressOf(request))?.clone()),
    matchAll: () => Promise.resolve([...kept.values()].map((answer) => answer.clone())),
    put: (request, answer) => Promise.resolve(void kept.set(addressOf(request), answer)),
    delete: (request) => Promise.resolve(kept.delete(addressOf(request))),
    keys: () => Promise.resolve([...kept.keys()].map((address) => new Request(address))),
  };
  return cache as Cache;
}
