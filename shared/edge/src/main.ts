import { createFileStore } from '@site/release';
import { listen } from '@site/serving';
import { readConfig } from './config';
import { createEdge } from './edge';

const config = readConfig(process.env, process.cwd());
const edge = await createEdge(config, createFileStore(config.storeDir));
await listen(edge, { port: config.port, host: config.host });

const stop = () => void edge.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
