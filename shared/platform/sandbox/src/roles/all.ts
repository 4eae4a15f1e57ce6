import { startJobs } from '../jobs';
import { listenForCalls, requireOperators } from './api';
import type { Base, Running } from './base';
import { listenForPrices } from './exchange';
import { listenForGames } from './games';
import { addRows } from './migrate';
import { openPlatform } from './platform';

/** Every part in one process, which is the default. */
export async function serveAll(base: Base): Promise<Running> {
  const app = await openPlatform(base);
  await addRows(base);
  await requireOperators(base);
  const jobs = startJobs(app.platform);
  const stopRelay = base.startRelay();
  const games = await listenForGames(base);
  const exchange = await listenForPrices(base, app.platform);
  const { operators, stopStreamJobs } = await listenForCalls(base, app);
  // The games call the platform while their rounds end.
  return { servers: [[operators, exchange, games], [app]], stopWork: () => (jobs.stop(), stopStreamJobs()), close: stopRelay };
}
