import { openStore, ReleaseRefusal } from '@site/release';
import { createProcessServer, createReadiness, drain, listen, unknownVariables } from '@site/serving';
import { startMetrics } from '@site/serving/metrics';
import { startTraces } from '@site/serving/traces';
import { readConfig } from './config';
import { createEdge } from './edge';

async function run() {
  const config = readConfig(process.env, process.cwd());
  const store = openStore({ url: config.storeUrl, folder: config.storeDir });
  const stopTraces = await startTraces(process.env, 'site-edge');
  const readiness = createReadiness();
  const own = createProcessServer(readiness, { level: 'warn' });
  if (config.processListener) {
    (await startMetrics('edge')).addRoute(own);
    await listen(own, config.processListener);
  }
  const edge = await createEdge(config, store, { readiness });
  for (const warning of unknownVariables(process.env)) edge.log.warn(warning);
  await listen(edge, { port: config.port, host: config.host });

  async function stop() {
    await drain({ readiness, servers: [[edge]], times: config.drainTimes });
    await own.close();
    await store.close?.();
    await stopTraces();
    process.exit(0);
  }
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
}

try {
  await run();
} catch (problem) {
  console.error(problem instanceof ReleaseRefusal ? problem.message : problem);
  process.exit(1);
}
