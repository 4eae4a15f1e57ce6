import type { ChannelDocument } from '@site/remote';
import { WORKER_PATH, type WorkerMessage } from '@site/remote/worker';

interface WorkerParts {
  /** Undefined where the browser offers no service worker, e.g. without https. */
  container: ServiceWorkerContainer | undefined;
  /** @returns title of the site; empty while it is not known */
  brand(): string;
}

/**
 * Makes the function that gives each document to the service worker: it installs the worker, or removes it while the document switches
 * it off. The player can do without the worker, so a failure is only logged, once.
 */
export function createWorkerFollower({ container, brand }: WorkerParts) {
  let isSaid = false;
  let newest: ChannelDocument | undefined;

  const tell = (worker: ServiceWorker | null, document: ChannelDocument) =>
    worker?.postMessage({ document, brand: brand() } satisfies WorkerMessage);
  // The worker before may have been stopped before it heard of the document.
  container?.addEventListener('controllerchange', () => newest && tell(container.controller, newest));

  async function follow(document: ChannelDocument) {
    if (!container) return;
    newest = document;
    if (document.workerOff) return remove(container, { document, brand: brand() });
    await container.register(WORKER_PATH, { scope: '/', updateViaCache: 'none' });
    const { active } = await container.ready;
    tell(active, document);
  }

  return (document: ChannelDocument) =>
    follow(document).catch((problem: unknown) => {
      if (!isSaid) console.warn('The service worker does not follow this page', problem);
      isSaid = true;
    });
}

/** An open page keeps its worker until it is left, so the worker must hear that it is off as well. */
async function remove(container: ServiceWorkerContainer, message: WorkerMessage) {
  for (const registration of await container.getRegistrations()) {
    registration.active?.postMessage(message);
    await registration.unregister();
  }
  for (const name of await caches.keys()) await caches.delete(name);
}
