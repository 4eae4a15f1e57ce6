import { execFileSync } from 'node:child_process';
import { startSecondEdge } from './second-edge';
import { ROOT, RUNNER } from './server';

const PORT = 4440;

/** The same source as one bundle without federation, served by a second edge for the platform of a running site. */
export async function startPlain(site: string) {
  execFileSync(process.execPath, [RUNNER, 'shared/release/src/cli.ts', 'deploy', 'plain'], { cwd: ROOT, stdio: 'ignore' });
  return startSecondEdge(site, PORT, { EDGE_VARIANT: 'plain' });
}
