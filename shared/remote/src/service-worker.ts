import type { ChannelDocument } from './channel-document';

/**
 * Path at which the edge serves the service worker. It is below `/releases/`, because the Trusted Types policy of every page refuses
 * scripts from elsewhere; a header lets the worker serve the whole site.
 */
export const WORKER_PATH = '/releases/worker.js';

/** Name of the worker's script inside a release of the shell. */
export const WORKER_FILE = 'worker.js';

/** Message of a page to the worker; the worker verifies the document itself. */
export interface WorkerMessage {
  document: ChannelDocument;
  /** Title of the site, for the offline page; empty while the page does not know it. */
  brand: string;
}
