import { Command, CommanderError } from 'commander';
import { planFeature } from './new-feature';
import { planRemote } from './new-remote';
import type { Plan } from './plan';
import { GeneratorRefusal } from './refusal';
import { previewOf, reportOf } from './report';
import { rootAbove } from './workspace';
import { writePlan } from './write-plan';

interface Options {
  path?: string;
  public?: boolean;
  about?: string;
  dryRun?: boolean;
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

  async function write(planOf: (root: string) => Plan, { dryRun }: Options) {
    const root = rootAbove(cwd);
    const planned = planOf(root);
    // Import late: the formatter loads slowly, and a refusal does not need it.
    const { formatted } = await import('./format');
    const plan = await formatted(root, planned);
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
  return program;
}

const page = (command: Command) =>
  command
    .option('--path <path>', 'where its page stands, named after the feature or the area when left out')
    .option('--public', 'for visitors too; a page is for players unless this is said')
    .option('--dry-run', 'says what would be written');

function exitCodeOf(problem: unknown, { err }: Surroundings) {
  // Commander has printed its message already.
  if (problem instanceof CommanderError) return problem.exitCode === 0 ? 0 : WRONG_USAGE;
  if (!(problem instanceof GeneratorRefusal)) throw problem;
  err(`${problem.message}\n${problem.advice}\n`);
  return problem.exitCode;
}
