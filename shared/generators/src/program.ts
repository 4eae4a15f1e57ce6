import path from 'node:path';
import { Command, CommanderError } from 'commander';
import { formatted } from './format';
import { planFeature } from './new-feature';
import { planRemote } from './new-remote';
import { planMoved } from './moved/plan-moved';
import { writeMoved } from './moved/write-moved';
import type { Plan } from './plan';
import { GeneratorRefusal } from './refusal';
import { movedReport, previewOf, reportOf, repositoryReport } from './report';
import { newRepository, repositoryFrom } from './repository/write-repository';
import { rootAbove } from './workspace';
import { writePlan } from './write-plan';

interface Options {
  path?: string;
  public?: boolean;
  about?: string;
  dryRun?: boolean;
}

interface RepositoryWords extends Omit<Options, 'dryRun'> {
  from?: string;
  packages?: string;
  registry?: string;
}

interface Surroundings {
  cwd: string;
  out(text: string): void;
  err(text: string): void;
}

const WRONG_USAGE = 2;

/** Runs `npm run new -- <words>`. @returns the exit code */
export async function run(words: readonly string[], surroundings: Surroundings): Promise<number> {
  try {
    await programIn(surroundings).parseAsync(words, { from: 'user' });
    return 0;
  } catch (problem) {
    return exitCodeOf(problem, surroundings);
  }
}

function programIn({ cwd, out, err }: Surroundings) {
  const program = new Command('new')
    .description('Writes a new remote, or a new feature of one, that runs and passes its tests at once.')
    .configureOutput({ writeOut: out, writeErr: err })
    .exitOverride()
    .addHelpText('after', '\nExit codes: 0 done, 1 refused with what to do, 2 wrong usage. Nothing is half written.');

  function write(planOf: (root: string) => Plan, { dryRun }: Options) {
    const root = rootAbove(cwd);
    const planned = planOf(root);
    const plan = { ...planned, changes: formatted(root, planned.changes) };
    out(`${dryRun ? previewOf(plan) : reportOf(plan, writePlan(root, plan))}\n`);
  }

  page(program.command('remote <name>'))
    .description('a new area: npm run new -- remote mf-funds --path /deposit')
    .option('--about <sentence>', 'what the area is for')
    .action((name: string, options: Options) =>
      write((root) => planRemote(root, name, { path: options.path, isPublic: options.public, about: options.about }), options),
    );

  page(program.command('feature <remote> <name>'))
    .description('a new page of an area: npm run new -- feature mf-funds deposit')
    .action((remote: string, name: string, options: Options) =>
      write((root) => planFeature(root, remote, name, { path: options.path, isPublic: options.public }), options),
    );

  place(program.command('repo <words...>'))
    .usage('[options] <name> <folder>')
    .description('an area in a repository of its own: npm run new -- repo mf-tournaments ../tournaments')
    .option('--from <area>', 'moves an area of this workspace with its history; the one other word is the folder')
    .option('--about <sentence>', 'what the area is for')
    .option('--packages <folder>', 'takes the archives of `npm run pack` into the repository; without it a registry has them')
    .option('--registry <address>', 'the registry that has the packages of the site')
    .action(async (words: readonly string[], { from, packages, ...options }: RepositoryWords) => {
      const [name, folder, ...more] = from === undefined ? words : [from, ...words];
      if (name === undefined || folder === undefined || more.length > 0)
        throw new GeneratorRefusal('Name one area and one folder.', REPOSITORY_USAGE, WRONG_USAGE);
      const at = (named: string) => path.resolve(cwd, named);
      const root = rootAbove(cwd);
      const given = { ...options, isPublic: options.public, packages: packages === undefined ? undefined : at(packages) };
      await (from === undefined ? newRepository : repositoryFrom)(root, name, at(folder), given);
      out(`${repositoryReport({ name, folder, isMoved: from !== undefined })}\n`);
    });

  program
    .command('moved <area>')
    .description('takes an area out of this workspace that has a repository of its own by now: npm run new -- moved mf-rewards')
    .option('--dry-run', 'says what would be written')
    .action(async (name: string, { dryRun }: Options) => {
      const root = rootAbove(cwd);
      const planned = planMoved(root, name);
      const plan = { ...planned, changes: formatted(root, planned.changes) };
      if (!dryRun) writeMoved(root, plan);
      out(`${movedReport(plan, dryRun)}\n`);
    });
  return program;
}

const REPOSITORY_USAGE = 'npm run new -- repo mf-tournaments ../tournaments, or: npm run new -- repo --from mf-rewards ../mf-rewards';

const page = (command: Command) => place(command).option('--dry-run', 'says what would be written');

const place = (command: Command) =>
  command
    .option('--path <path>', 'where its page stands, named after the feature or the area when left out')
    .option('--public', 'for visitors too; a page is for players unless this is said');

function exitCodeOf(problem: unknown, { err }: Surroundings) {
  // Commander has printed its message already.
  if (problem instanceof CommanderError) return problem.exitCode === 0 ? 0 : WRONG_USAGE;
  if (!(problem instanceof GeneratorRefusal)) throw problem;
  err(`${problem.message}\n${problem.advice}\n`);
  return problem.exitCode;
}
