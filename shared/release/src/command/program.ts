import { Command } from 'commander';
import { openSite } from './site';
import { activateVerb } from './activate.command';
import { approveVerb } from './approve.command';
import { canaryVerb } from './canary.command';
import type { ReadCommand } from '../remote/run-remotely';
import { createContext, type Surroundings, type Terminal } from './context';
import { deployVerb } from './deploy.command';
import { developmentVerb } from './development.command';
import { EXIT_CODE_HELP, EXIT_CODES, outcomeOf, wordsFor } from './exit-code';
import { GateRefusal } from './gate';
import { historyVerb } from './history.command';
import { keysVerb } from './keys.command';
import { notesVerb } from './notes.command';
import { peopleVerb } from './people.command';
import { ProblemsFound } from './problems';
import { promoteVerb } from './promote.command';
import { publishVerb } from './publish.command';
import { renewVerb } from './renew.command';
import { revokeVerb } from './revoke.command';
import { rollbackVerb } from './rollback.command';
import { sourceMapVerb } from './sourcemap.command';
import { statusVerb } from './status.command';
import type { OpenContext } from './verb';
import { verifyVerb } from './verify.command';
import { workerVerb } from './worker.command';

const VERBS = [
  deployVerb,
  publishVerb,
  activateVerb,
  promoteVerb,
  rollbackVerb,
  revokeVerb,
  canaryVerb,
  approveVerb,
  statusVerb,
  historyVerb,
  notesVerb,
  verifyVerb,
  keysVerb,
  peopleVerb,
  developmentVerb,
  workerVerb,
  renewVerb,
  sourceMapVerb,
];

/** Ends the reading of a command line whose verb runs on the release service. */
class ReadOnly extends Error {}

/** Runs `npm run release -- <words>`. @returns the exit code */
export async function run(words: readonly string[], { cwd, env, ...terminal }: Surroundings): Promise<number> {
  const isJson = words.includes('--json');
  const open: OpenContext = () => createContext(openSite(cwd, env), isJson, terminal);
  const program = new Command('release').description('Publishes areas of the site, makes releases live, and takes them back.');
  program.addHelpText('after', EXIT_CODE_HELP).configureOutput({ writeErr: () => {} });
  // Set this first: a subcommand inherits only the settings that exist when it is created.
  program.exitOverride();
  for (const verb of VERBS) verb(program, open);
  const isRemote = Boolean(env['RELEASE_URL']);
  let read: ReadCommand | undefined;
  if (isRemote)
    program.hook('preAction', (_, verb) => {
      read = { verb: verb.name(), words: verb.args, options: verb.opts() };
      throw new ReadOnly();
    });
  if (words.length === 0) {
    terminal.err(program.helpInformation() + EXIT_CODE_HELP);
    return EXIT_CODES.usage;
  }
  try {
    await program.parseAsync(words, { from: 'user' });
    return EXIT_CODES.done;
  } catch (problem) {
    if (!(problem instanceof ReadOnly) || !read) return tell(problem, isJson, terminal);
  }
  try {
    const { runRemotely } = await import('../remote/run-remotely');
    return await runRemotely(read, { cwd, env, ...terminal });
  } catch (problem) {
    return tell(problem, isJson, terminal);
  }
}

function tell(problem: unknown, isJson: boolean, { out, err }: Terminal): number {
  const outcome = outcomeOf(problem);
  if (outcome === 'done') return EXIT_CODES.done;
  const words = wordsFor(problem);
  if (isJson) out(JSON.stringify({ error: { kind: outcome ?? 'failed', message: words, ...detailsOf(problem) } }, null, 2));
  else err(outcome === 'usage' ? `${words}\n"npm run release -- --help" lists what there is.` : words);
  return EXIT_CODES[outcome ?? 'refused'];
}

function detailsOf(problem: unknown) {
  if (problem instanceof GateRefusal) return { findings: problem.findings };
  return problem instanceof ProblemsFound ? { problems: problem.problems } : {};
}
