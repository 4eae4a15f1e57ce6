import { Command } from 'commander';
import { openSite, type OpenedSite } from './site';
import { activateVerb } from './activate.command';
import { canaryVerb } from './canary.command';
import { createContext, type Surroundings, type Terminal } from './context';
import { deployVerb } from './deploy.command';
import { developmentVerb } from './development.command';
import { EXIT_CODE_HELP, EXIT_CODES, outcomeOf, wordsFor } from './exit-code';
import { GateRefusal } from './gate';
import { historyVerb } from './history.command';
import { keysVerb } from './keys.command';
import { notesVerb } from './notes.command';
import { ProblemsFound } from './problems';
import { publishVerb } from './publish.command';
import { renewVerb } from './renew.command';
import { revokeVerb } from './revoke.command';
import { rollbackVerb } from './rollback.command';
import { sourceMapVerb } from './sourcemap.command';
import { statusVerb } from './status.command';
import { storeVerb } from './store.command';
import type { OpenContext } from './verb';
import { verifyVerb } from './verify.command';
import { workerVerb } from './worker.command';

const VERBS = [
  deployVerb,
  publishVerb,
  activateVerb,
  rollbackVerb,
  revokeVerb,
  canaryVerb,
  statusVerb,
  historyVerb,
  notesVerb,
  verifyVerb,
  keysVerb,
  developmentVerb,
  workerVerb,
  renewVerb,
  sourceMapVerb,
  storeVerb,
];

/** Runs `npm run release -- <words>`. @returns the exit code */
export async function run(words: readonly string[], { cwd, env, ...terminal }: Surroundings): Promise<number> {
  const isJson = words.includes('--json');
  const opened: OpenedSite[] = [];
  const open: OpenContext = () => {
    const site = openSite(cwd, env);
    opened.push(site);
    return createContext(site, isJson, terminal);
  };
  const program = new Command('release').description('Publishes areas of the site, makes releases live, and takes them back.');
  program.addHelpText('after', EXIT_CODE_HELP).configureOutput({ writeErr: () => {} });
  // Set this first: a subcommand inherits only the settings that exist when it is created.
  program.exitOverride();
  for (const verb of VERBS) verb(program, open);
  if (words.length === 0) {
    terminal.err(program.helpInformation() + EXIT_CODE_HELP);
    return EXIT_CODES.usage;
  }
  try {
    await program.parseAsync(words, { from: 'user' });
    return EXIT_CODES.done;
  } catch (problem) {
    return tell(problem, isJson, terminal);
  } finally {
    for (const { store } of opened) await store.close?.();
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
