import { Command } from 'commander';
import { openSite } from './site';
import { statusTable } from './status';
import { ReleaseRefusal } from './store';

const site = openSite(process.cwd(), process.env);
const say = (line: string) => console.log(line);

const program = new Command('release').description('Publishes areas of the site and makes releases live.');

program
  .command('publish <name>')
  .description('puts the build of an area into the store')
  .action(async (name: string) =>
    say(`${name} ${await site.publish(name)} is published. Make it live: npm run release -- activate ${name}`),
  );

program
  .command('activate <name> [release]')
  .description('makes a release live, the newest published one when none is named')
  .action(async (name: string, release?: string) => {
    const { serial, remotes } = await site.activate(name, release);
    say(`${name} ${remotes[name]?.release} is live (serial ${serial})`);
  });

program
  .command('deploy [names...]')
  .description('builds, publishes and activates the named areas, or all; what did not change is left alone')
  .action(async (names: string[]) => site.deploy(names.length ? names : site.areas(), say));

program
  .command('status')
  .description('what is live')
  .option('--json', 'for scripts')
  .action(async ({ json }: { json?: boolean }) => {
    const live = await site.store.channel(site.channel);
    say(json ? JSON.stringify(live, null, 2) : live ? statusTable(live) : 'Nothing is live yet: npm run release -- deploy');
  });

/** What the file system says no to is said without a stack: the store's folder and the reason are enough. */
function wordsFor(problem: unknown) {
  if (problem instanceof ReleaseRefusal) return problem.message;
  if (problem instanceof Error && 'syscall' in problem && 'path' in problem)
    return `The release store cannot be used: ${problem.message}. STORE_DIR moves it.`;
  return problem;
}

try {
  await program.parseAsync();
} catch (problem) {
  console.error(wordsFor(problem));
  process.exitCode = 1;
}
