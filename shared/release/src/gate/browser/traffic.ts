import { getEvents } from '@site/api/contracts/events';
import { eventStreamPath } from '@site/api/contracts/exchange';
import type { DevTools } from './devtools';

const RELEASED_CODE = /^\/releases\/.*\.(js|css)$/;
/** Streams stay open while the page is open, so nobody waits for them. */
const STREAMS = [getEvents.path, eventStreamPath('')];

interface Asked {
  requestId: string;
  request: { url: string };
  type?: string;
}

/**
 * Follows released code and reads of a tab.
 * @param note receives a line for each file of a release that is refused
 * @returns a function that is true while one of them is under way
 */
export function followTraffic(tab: DevTools, note: (problem: string) => void): () => boolean {
  const code = new Map<string, string>();
  const reads = new Set<string>();
  const forget = (requestId: string) => {
    reads.delete(requestId);
    return code.delete(requestId);
  };

  tab.on<Asked>('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const { pathname } = new URL(request.url);
    if (RELEASED_CODE.test(pathname)) code.set(requestId, pathname);
    else if ((type === 'Fetch' || type === 'XHR') && !STREAMS.some((stream) => pathname.startsWith(stream))) reads.add(requestId);
  });
  tab.on<{ requestId: string }>('Network.loadingFinished', ({ requestId }) => forget(requestId));
  tab.on<{ requestId: string; errorText: string }>('Network.loadingFailed', ({ requestId, errorText }) => {
    const pathname = code.get(requestId);
    forget(requestId);
    if (pathname !== undefined) note(`refused: ${pathname} ${errorText}`);
  });
  return () => code.size + reads.size > 0;
}
