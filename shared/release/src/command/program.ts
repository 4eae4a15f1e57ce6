import { areasOf, rootAbove } from '@site/build/project';
import { Command } from 'commander';
import { openSite, type OpenedSite } from './site';
import { activateVerb } from './activate.command';
import { approveVerb } from './approve.command';
import { canaryVerb } from './canary.command';
import { channelsVerb } from './channels.command';
import { createAnswer, createContext, type Surroundings, type Terminal } from './context';
import { deployVerb } from './deploy.command';
import { developmentVerb } from './development.command';
import { EXIT_CODE_HELP, EXIT_CODES, outcomeOf, WrongUsage, wordsFor } from './exit-code';
import { GateRefusal } from './gate';
import { historyVerb } from './history.command';
import { keysVerb } from './keys.command';
import { MatrixRefusal, matrixVerb } from './matrix.command';
import { notesVerb } from './notes.command';
import { peopleVerb } from './people.command';
import { previewVerb } from './preview.command';
import { ProblemsFound } from './problems';
import { promoteVerb } from './promote.command';
import { publishVerb } from './publish.command';
import { renewVerb } from './renew.command';
import { revokeVerb } from './revoke.command';
import { rollbackVerb } from './rollback.command';
import { showVerb } from './show.command';
import { sourceMapVerb } from './sourcemap.command';
import { staffLinkVerb } from './staff-link.command';
import { statusVerb } from './status.command';
import { storeVerb } from './store.command';
import { trustVerb } from './trust.command';
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
  previewVerb,
  channelsVerb,
  staffLinkVerb,
  approveVerb,
  statusVerb,
  historyVerb,
  notesVerb,
  showVerb,
  verifyVerb,
  matrixVerb,
  keysVerb,
  trustVerb,
  peopleVerb,
  developmentVerb,
  workerVerb,
  renewVerb,
  sourceMapVerb,
  storeVerb,
];

/** A verb with its words and options, as the command line was read. */
export interface ReadCommand {
  verb: string;
  words: readonly string[];
  options: Readonly<Record<string, unknown>>;
}

function createProgram(open: OpenContext): Command {
  const program = new Command('release').description('Publishes areas of the site, makes releases live, and takes them back.');
  program.addHelpText('after', EXIT_CODE_HELP).configureOutput({ writeErr: () => {} });
  // Set this first: a subcommand inherits only the settings that exist when it is created.
  program.exitOverride();
  for (const verb of VERBS) verb(program, open);
  return program;
}

/** Work of a command line. It reads the words with the given program, and returns an exit code or throws. */
export type CommandWork = (words: readonly string[]) => Promise<number>;

/** Runs the work of a command line; prints help without words, and a problem in words. @returns the exit code */
export async function endInWords(words: readonly string[], terminal: Terminal, work: CommandWork): Promise<number> {
  if (words.length === 0) {
    terminal.err(createProgram(nothingToOpen).helpInformation() + EXIT_CODE_HELP);
    return EXIT_CODES.usage;
  }
  try {
    return await work(words);
  } catch (problem) {
    return tell(problem, words.includes('--json'), terminal);
  }
}

/** Runs `npm run release -- <words>` beside the store. @returns the exit code */
export const run = (words: readonly string[], { cwd, env, ...terminal }: Surroundings): Promise<number> =>
  endInWords(words, terminal, async () => {
    const opened: OpenedSite[] = [];
    const isJson = words.includes('--json');
    const openHere = () => {
      requireSite(cwd, env);
      const site = openSite(cwd, env);
      opened.push(site);
      return createContext(site, isJson, terminal);
    };
    const open: OpenContext = Object.assign(openHere, { bare: () => ({ cwd, answer: createAnswer(isJson, terminal.out) }) });
    try {
      await createProgram(open).parseAsync(words, { from: 'user' });
      return EXIT_CODES.done;
    } finally {
      for (const { store } of opened) await store.close?.();
    }
  });

/** Without `RELEASE_URL` a verb works beside the store, which the repository of a team does not have. @throws WrongUsage there */
function requireSite(cwd: string, { STORE_DIR, STORE_URL }: NodeJS.ProcessEnv) {
  if (STORE_DIR || STORE_URL || hasShell(cwd)) return;
  throw new WrongUsage(
    'The site is not in this folder. Name its release service: RELEASE_URL with its address, and RELEASE_TOKEN with your token or that of the pipeline.',
  );
}

function hasShell(cwd: string) {
  try {
    return areasOf(rootAbove(cwd)).includes('shell');
  } catch {
    return false;
  }
}

/** Ends the reading of a command line before its verb runs. */
class ReadOnly extends Error {}

/** Reads a command line with the rules of every verb, and runs nothing. @throws CommanderError for wrong usage, and after help */
export async function readCommand(words: readonly string[]): Promise<ReadCommand> {
  const program = createProgram(nothingToOpen);
  let read: ReadCommand | undefined;
  program.hook('preAction', (_, verb) => {
    read = { verb: verb.name(), words: verb.args, options: verb.opts() };
    throw new ReadOnly();
  });
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (problem) {
    if (!(problem instanceof ReadOnly)) throw problem;
  }
  if (!read) throw new WrongUsage('Name a verb.');
  return read;
}

const openNothing = () => {
  throw new Error('A command line that is only read opens no project.');
};
const nothingToOpen: OpenContext = Object.assign(openNothing, { bare: openNothing });

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
  if (problem instanceof MatrixRefusal) return { matrix: problem.matrix };
  return problem instanceof ProblemsFound ? { problems: problem.problems } : {};
}
