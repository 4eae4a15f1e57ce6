import { withinTime } from '#composition/releases/within-time';

/** Time limit for the first byte of a page. */
const PAGE_MAX_MS = 10_000;

interface PageRequest {
  /** Answer that the browser asked for while it started the worker, where it does that. */
  preloaded: Promise<Response | undefined>;
  ask(): Promise<Response>;
  offline(): Promise<Response>;
}

/**
 * Answers a navigation from the network, and with the offline page when there is no answer. HTML is never kept: it carries the session's
 * policies and would show one player's page to the next.
 */
export function answerPage({ preloaded, ask, offline }: PageRequest): Promise<Response> {
  // One repetition: a request that was lost does not mean that there is no network.
  const asked = preloaded.then((answer) => answer ?? ask()).catch(ask);
  return withinTime(asked, PAGE_MAX_MS).catch(offline);
}
