import { Command, CommanderError } from 'commander';
import { formatted } from './format';
import { planFeature } from './new-feature';
import { planRemote } from './new-remote';
import type { Plan } from './plan';
import { Refusal } from './refusal';
import { previewOf, reportOf } from './report';
import { rootAbove } from './workspace';
import { writePlan } from './write-plan';

interface Options {
  path?: string;
  public?: boolean;
  about?: string;
  dryRun?: boolean;
}

const WRONG_USAGE = 2;

async function run(planOf: (root: string) => Plan, { dryRun }: Options) {
  const root = rootAbove(process.cwd());
  const plan = await formatted(root, planOf(root));
  console.log(dryRun ? previewOf(plan) : reportOf(plan, writePlan(root, plan)));
}

const program = new Command('new')
  .description('Writes a new remote, or a new feature of one, that runs and passes its tests at once.')
  .exitOverride()
  .addHelpText('after', '\nExit codes: 0 done, 1 refused with what to do, 2 wrong usage. Nothing is half written.');

const page = (command: Command) =>
  command
    .option('--path <path>', 'where its page stands, named after the feature or the area when left out')
    .option('--public', 'for visitors too; a page is for players unless this is said')
    .option('--dry-run', 'says what would be written');

page(program.command('remote <name>'))
  .description('a new area: npm run new -- remote mf-funds --path /deposit')
  .option('--about <sentence>', 'what the area is for')
  .action((name: string, options: Options) =>
    run((root) => planRemote(root, name, { path: options.path, isPublic: options.public, about: options.about }), options),
  );

page(program.command('feature <remote> <name>'))
  .description('a new page of an area: npm run new -- feature mf-funds deposit')
  .action((remote: string, name: string, options: Options) =>
    run((root) => planFeature(root, remote, name, { path: options.path, isPublic: options.public }), options),
  );

function exitCodeOf(problem: unknown) {
  // Its words are printed already.
  if (problem instanceof CommanderError) return problem.exitCode === 0 ? 0 : WRONG_USAGE;
  if (!(problem instanceof Refusal)) throw problem;
  console.error(`${problem.message}\n${problem.advice}`);
  return problem.exitCode;
}

try {
  await program.parseAsync();
} catch (problem) {
  process.exitCode = exitCodeOf(problem);
}
