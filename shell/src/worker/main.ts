import { get, set } from 'idb-keyval';
import { verifyChannelDocument } from '@site/remote/manifest';
import type { WorkerMessage } from '@site/remote/worker';
import { createFollowed, type Followed } from './followed';
import { offlinePage } from './offline-page';
import { createNotifications } from './notifications';
import { answerPage } from './pages';
import { createReleasedFiles } from './released-files';
import { kindOf } from './requests';
import type { WorkerScope } from './scope';

const CACHE = 'released-files';
const FOLLOWED = 'worker.followed';
const BRAND = 'worker.brand';

const worker = self as unknown as WorkerScope;

const followed = createFollowed({
  verify: (value, newestSerial) => verifyChannelDocument(value, { keys: RELEASE_KEYS, newestSerial }),
  read: () => get<Followed>(FOLLOWED),
  write: (next) => set(FOLLOWED, next),
});
const files = createReleasedFiles({
  open: () => caches.open(CACHE),
  hashOf: followed.hashOf,
  ask: (request) => fetch(request),
  isOnline: () => navigator.onLine,
});

const notifications = createNotifications({ registration: worker.registration, windows: worker.clients, origin: location.origin });

const offline = async () => offlinePage((await get<string>(BRAND).catch(() => undefined)) ?? '');

/** Receives the document that a page follows. While it switches the worker off, the worker forgets all files and removes itself. */
async function hear({ document, brand }: Partial<WorkerMessage>) {
  if (brand) await set(BRAND, brand);
  const next = await followed.adopt(document);
  if (next) await files.dropOthers();
  if (!next?.isOff) return;
  await caches.delete(CACHE);
  await worker.registration.unregister();
}

/** The browser asks for a page while it starts the worker, so that a navigation does not wait for the start. */
async function preloadPages() {
  await worker.registration.navigationPreload?.enable();
}

// A new worker starts at once: it shares no code with open pages, only addresses and hashes.
worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(preloadPages()));
worker.addEventListener('message', (event) => event.waitUntil(hear(event.data as WorkerMessage)));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = kindOf(request, location.origin);
  if (kind === 'page')
    event.respondWith(answerPage({ preloaded: Promise.resolve(event.preloadResponse), ask: () => fetch(request), offline }));
  if (kind === 'released-file') event.respondWith(files.answer(request, (work) => event.waitUntil(work)));
});
worker.addEventListener('push', (event) => event.waitUntil(notifications.show(event.data)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(notifications.open(event.notification)));
