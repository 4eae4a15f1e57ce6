import { resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { withProgress } from '@site/testing/progress';
import { cleanUpOnSignals } from './clean-up';
import { drill, rowLines } from './drill';
import { makeBackup } from './make-backup';
import { BackupProblem } from './problem';
import { createProgress, megabytes, minutes } from './progress';
import { restoreBackup } from './restore';
import { codeOf, dropMonths, listMonths, listOld, monthLines, withOwner } from './retention';
import { sitePlaces } from './site-places';

function wholeNumber(text: string) {
  if (!/^\d{1,4}$/.test(text)) throw new InvalidArgumentError('Write a number of months, such as 24.');
  return Number(text);
}

const began = performance.now();
const progress = createProgress((line) => console.error(line));
const took = () => minutes(performance.now() - began);
const program = new Command('backup').description(
  'Backup of a site, its restore, a drill of both, and an end to old rows. Variables: those of the site.',
);

program
  .command('backup')
  .description('saves the database, keys and releases of this site, which may run')
  .requiredOption('--to <folder>', 'a new folder')
  .action(async ({ to }: { to: string }) => {
    const { hash, bytes } = await makeBackup(resolve(to), sitePlaces(process.env), progress);
    console.log(`${resolve(to)} has the site: ${megabytes(bytes)}, in ${took()}. It holds every secret of DATA_DIR and KEYS_DIR.`);
    console.log(`Secrets that are variables are not in it. Hash of its list: ${hash}`);
  });

program
  .command('restore')
  .description('puts a backup back into a new folder, adds up its books and verifies its releases')
  .requiredOption('--from <folder>', 'a backup')
  .requiredOption('--data-dir <folder>', 'a new folder, for DATA_DIR')
  .action(async ({ from, dataDir }: { from: string; dataDir: string }) => {
    const dataFolder = resolve(dataDir);
    await restoreBackup(resolve(from), { ...sitePlaces(process.env), dataFolder }, progress);
    console.log(`The site is in ${dataFolder}, in ${took()}. Start it with the variables of the site: DATA_DIR=${dataFolder} npm start`);
  });

program
  .command('drill')
  .description('saves this site, restores it beside itself, checks the outcome and removes both')
  .option('--in <folder>', 'base of the temporary folder, with room for twice the site; default: that of the system')
  .action(async ({ in: folder }: { in?: string }) => {
    const compared = await drill(sitePlaces(process.env), progress, folder && resolve(folder));
    console.log(rowLines(compared).join('\n'));
    console.log(`The site can be restored: the books add up and every release is as it was signed. The drill took ${took()}.`);
  });

const retention = program.command('retention').description('rows by month: what there is, and an end to old ones, while the site runs');

retention
  .command('list')
  .description('lists the partitions of the tables that have one for each month')
  .action(() =>
    withOwner(sitePlaces(process.env), async (owner) => {
      console.log(monthLines(await listMonths(owner)).join('\n'));
    }),
  );

retention
  .command('drop')
  .description('drops old months of the tables whose rows may go; first it only shows them')
  .requiredOption('--keep-months <number>', 'whole months that stay, besides this one', wholeNumber)
  .option('--confirm <code>', 'drops; the code is what the command has shown before')
  .action(({ keepMonths, confirm }: { keepMonths: number; confirm?: string }) =>
    withOwner(sitePlaces(process.env), async (owner) => {
      const old = await listOld(owner, keepMonths);
      if (!old.length) return console.log(`Nothing is older than ${keepMonths} months.`);
      const code = codeOf(old);
      if (confirm === code) return dropMonths(owner, old, (line) => console.log(line));
      console.log(monthLines(old).join('\n'));
      if (confirm) throw new BackupProblem(`--confirm ${confirm} is not the code of these rows. It is ${code}.`);
      console.log(`These rows would be gone for good; a backup keeps them. To drop them add: --confirm ${code}`);
    }),
  );

cleanUpOnSignals();

try {
  await withProgress(`${process.argv[2] ?? 'backup'} goes on`, () => program.parseAsync(process.argv));
} catch (problem) {
  console.error(problem instanceof BackupProblem ? problem.message : problem);
  process.exitCode = 1;
}
