/**
 * The types of TypeScript for pages and those for workers exclude each other, so the few types that the worker needs and pages lack are
 * here.
 */
interface Extendable {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends Extendable {
  readonly request: Request;
  /** Answer to a navigation that the browser asked for while it started the worker; undefined where it does not do that. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface Events {
  install: Extendable;
  activate: Extendable;
  message: Extendable & { readonly data: unknown };
  fetch: FetchEvent;
}

/** The global object of a service worker. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
}
