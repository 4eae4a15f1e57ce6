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

interface PushEvent extends Extendable {
  readonly data: PushData | null;
}

/** Decrypted data of a push. */
export interface PushData {
  /** @throws when the data is no JSON */
  json(): unknown;
}

interface NotificationEvent extends Extendable {
  readonly notification: Pick<Notification, 'data' | 'close'>;
}

/** A window or tab of the site. */
export interface SiteWindow {
  readonly url: string;
  readonly focused: boolean;
  /** Rejects without a gesture of the player. */
  focus(): Promise<unknown>;
  /** Rejects for a window that another worker serves. */
  navigate(url: string): Promise<unknown>;
}

/** Windows of the site, the last used one first. */
export interface SiteWindows {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly SiteWindow[]>;
  openWindow(url: string): Promise<unknown>;
}

interface Events {
  install: Extendable;
  activate: Extendable;
  message: Extendable & { readonly data: unknown };
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: NotificationEvent;
}

/** The global object of a service worker. */
export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: SiteWindows;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): void;
}
