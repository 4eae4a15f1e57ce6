import { openStore, ReleaseRefusal } from '@site/release';
import { createProcessServer, createReadiness, listen, readProcessListener, unknownVariables } from '@site/serving';
import { startMetrics } from '@site/serving/metrics';
import { startTraces } from '@site/serving/traces';
import { readConfig } from './config';
import { createEdge } from './edge';

async function run() {
  const config = readConfig(process.env, process.cwd());
  const store = openStore({ url: config.storeUrl, folder: config.storeDir });
  const stopTraces = await startTraces(process.env, 'site-edge');
  const own = createProcessServer(createReadiness(), { level: 'warn' });
  const listener = readProcessListener(process.env);
  if (listener) {
    (await startMetrics('edge')).addRoute(own);
    await listen(own, listener);
  }
  const edge = await createEdge(config, store);
  for (const warning of unknownVariables(process.env)) edge.log.warn(warning);
  await listen(edge, { port: config.port, host: config.host });

  async function stop() {
    await edge.close();
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
