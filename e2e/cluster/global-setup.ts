import { createOperator } from '../fixtures/operator';
import { run } from '../site/release-command';
import { startCluster } from './cluster';
import { listenForOrders } from './control';

/** Starts one cluster for all tests of this folder, with the releases of the store. */
export default async function globalSetup() {
  const { code, said } = await run(['run', '--silent', 'release', '--', 'deploy'], {});
  if (code !== 0) throw new Error(said);
  const cluster = await startCluster();
  process.env['SITE_URL'] = cluster.url;
  const listenNoMore = await listenForOrders(cluster);
  await createOperator(cluster.url).settings({ auto_review: 'off' });
  return async () => {
    listenNoMore();
    await cluster.stop();
  };
}
