import { startJobs } from '../jobs';
import type { Base, Running } from './base';
import { openPlatform } from './platform';

/** Periodic work. It answers nobody, so it stops without a wait. */
export async function startWorker(base: Base): Promise<Running> {
  const app = await openPlatform(base);
  const jobs = startJobs(app.platform);
  return { servers: [], stopWork: jobs.stop, close: () => app.close() };
}
