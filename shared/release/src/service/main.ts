import { listen, readHosts, readTrustedHops, unknownVariables } from '@site/serving';
import { AFTER_PORT, DEFAULTS } from '@site/serving/defaults';
import { openSite } from '../command/site';
import { createReleaseService } from './service';

const port = Number(process.env['RELEASE_PORT'] ?? Number(process.env['PORT'] ?? DEFAULTS.PORT) + AFTER_PORT.RELEASE_PORT);
const host = process.env['RELEASE_HOST'] ?? 'localhost';
const site = openSite(process.cwd(), process.env);

const app = await createReleaseService({
  site,
  logger: { level: process.env['LOG_LEVEL'] ?? 'info' },
  trustedHops: readTrustedHops(process.env),
  hosts: readHosts({ ...process.env, HOST: host }, []),
});
for (const warning of unknownVariables(process.env)) app.log.warn(warning);
await listen(app, { port, host });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close().then(() => process.exit(0)));
