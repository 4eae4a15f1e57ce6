import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../postgres/server';
import { alone, isAlive } from './process-lock';

const IDLE_MS = 30_000;
const [directory = ''] = process.argv.slice(2);

const isLeased = () => readdirSync(join(directory, 'leases')).some((pid) => isAlive(Number(pid)));

await alone(join(directory, 'keeper.lock'), async () => {
  let idleSince = Date.now();
  while (Date.now() - idleSince < IDLE_MS) {
    if (isLeased()) idleSince = Date.now();
    await new Promise((done) => setTimeout(done, 2000));
  }
  await alone(join(directory, 'start.lock'), async () => {
    if (isLeased()) return;
    const server = await startPostgres({ directory });
    await server.stop();
    rmSync(join(directory, 'data'), { recursive: true, force: true });
    rmSync(join(directory, 'leases'), { recursive: true, force: true });
  });
});
