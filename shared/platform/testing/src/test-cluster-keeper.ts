import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '@site/platform-kit/postgres/server';
import { alone, isAlive } from './process-lock';

const LOOK_AGAIN_MS = 2000;
/** Number of checks without a lease before the server stops: half a minute. */
const IDLE_LOOKS = 15;
const [directory = ''] = process.argv.slice(2);

const isLeased = () => readdirSync(join(directory, 'leases')).some((pid) => isAlive(Number(pid)));

await alone(join(directory, 'keeper.lock'), async () => {
  for (let idle = 0; idle < IDLE_LOOKS; idle = isLeased() ? 0 : idle + 1) await new Promise((done) => setTimeout(done, LOOK_AGAIN_MS));
  await alone(join(directory, 'start.lock'), async () => {
    if (isLeased()) return;
    const server = await startPostgres({ directory });
    await server.stop();
    rmSync(join(directory, 'data'), { recursive: true, force: true });
    rmSync(join(directory, 'leases'), { recursive: true, force: true });
  });
});
