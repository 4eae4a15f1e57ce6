import { resolve } from 'node:path';
import { Command } from 'commander';
import { NoCluster } from './control';
import { FOLDER, readCluster, tellCluster } from './index';
import type { ClusterOrder } from './orders';
import { readBasePort } from './plan/ports';
import { addressLines } from './screen/screen';
import { tableLines } from './screen/table';
import { endWithoutSupervisor, serveCluster } from './serve';

const BASE = '5000';
const NAME = 'a name of the table of status; leader and standby are the PostgreSQL in that role';

const folder = () => resolve(program.opts<{ folder: string }>().folder);
const give = async (order: ClusterOrder) => console.log(await tellCluster(order, folder()));

const program = new Command('cluster')
  .description('Two of every process, HAProxy, PostgreSQL with a standby, NATS and Prometheus on this machine. Ctrl+C stops all of it.')
  .option('--port <number>', 'address of the site; the cluster uses the 300 ports from there', BASE)
  .option('--folder <path>', 'files of the cluster; another one for a second cluster', FOLDER)
  .action(({ port }: { port: string }) => serveCluster(readBasePort(port), folder()));

program
  .command('status')
  .description('prints the addresses and the table of status')
  .option('--json', 'as JSON, with the addresses of the database and their passwords')
  .action(async ({ json }: { json?: true }) => {
    const view = await readCluster(folder());
    console.log(json ? JSON.stringify(view, null, 2) : [...addressLines(view), '', ...tableLines(view.members)].join('\n'));
  });

program
  .command('stop')
  .description('stops the cluster, also one whose supervisor is gone')
  .action(async () => {
    try {
      await give({ order: 'stop' });
    } catch (problem) {
      if (!(problem instanceof NoCluster)) throw problem;
      const count = await endWithoutSupervisor(folder());
      console.log(count ? `The supervisor was gone; ${count} processes that it left are ended` : 'No cluster runs.');
    }
  });

program
  .command('roll')
  .description('restarts the processes of the site one after the other, each when the one before is ready')
  .action(() => give({ order: 'roll' }));

program
  .command('kill')
  .argument('<name>', NAME)
  .argument('[seconds]', 'it starts again after so many seconds at the earliest', Number)
  .description('SIGKILL to a program and all that it started; it starts again')
  .action((name: string, seconds?: number) => give({ order: 'kill', name, ...(seconds === undefined ? {} : { seconds }) }));

program
  .command('freeze')
  .argument('<name>', NAME)
  .argument('<seconds>', 'length of the pause', Number)
  .description('stops a program with SIGSTOP for some time, as a machine that hangs')
  .action((name: string, seconds: number) => give({ order: 'freeze', name, seconds }));

for (const order of ['stop-one', 'start-one'] as const)
  program
    .command(order)
    .argument('<name>', NAME)
    .description(order === 'stop-one' ? 'stops one program, which stays so' : 'starts a program that stop-one stopped')
    .action((name: string) => give({ order, name }));

try {
  await program.parseAsync(process.argv);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exit(1);
}
