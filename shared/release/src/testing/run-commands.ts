import { readFileSync } from 'node:fs';
import path from 'node:path';
import { run as runCommand } from '../command/program';
import { createSmallProject } from './small-project';

/** The shell of a small project cannot start in a browser. */
const WITHOUT_BROWSER = ['--no-browser', '--reason', 'a test'];

/** A small project with everything deployed. Its commands are one string each and run in this process. */
export async function createDeployedProject(remotes: readonly string[]) {
  const project = createSmallProject(remotes);
  const run = (words: string) => runHere(project, wordsOf(words));
  const gated = (words: string) => runHere(project, [...wordsOf(words), ...WITHOUT_BROWSER]);
  const answer = async <Answer>(words: string) => JSON.parse((await run(`${words} --json`)).said) as Answer;
  const mustRun = async (words: string) => {
    const { code, said } = await gated(words);
    if (code !== 0) throw new Error(said);
  };
  await mustRun('deploy');

  /** Content of a file of the channel, read without a command. */
  const kept = (name: string) => readFileSync(path.join(project.store, 'channels', name), 'utf8');
  const areas = () => (JSON.parse(kept('live.json')) as Pick<Status, 'remotes'>).remotes;

  return {
    ...project,
    run,
    /** Runs a verb that uses the gate, without its browser. */
    gated,
    answer,
    areas,
    /** Runs commands in another channel, or with the key of a team. */
    async withVariables<T>(variables: { CHANNEL?: string; RELEASE_KEY?: string }, work: () => Promise<T>): Promise<T> {
      Object.assign(project.env, variables);
      try {
        return await work();
      } finally {
        Object.assign(project.env, { CHANNEL: 'live', RELEASE_KEY: '' });
      }
    },
    /** Runs the same words in a process of its own. */
    runAlone: (words: string) => project.release(...wordsOf(words)),
    gatedAlone: (words: string) => project.release(...wordsOf(words), ...WITHOUT_BROWSER),
    status: () => answer<Status>('status'),
    history: async () => (await answer<{ entries: readonly Entry[] }>('history')).entries,
    /** Changes the source of an area and deploys it. @returns its release */
    async ship(name: string, word: string): Promise<string> {
      project.writeArea(name, word);
      await mustRun(`deploy ${name}`);
      return areas()[name]?.release ?? '';
    },
  };
}

/** Test project with everything deployed. */
export type DeployedProject = Awaited<ReturnType<typeof createDeployedProject>>;

const wordsOf = (words: string) => words.split(' ').filter(Boolean);

/** @returns exit code and output of the command, stdout before stderr */
async function runHere({ root, env }: ReturnType<typeof createSmallProject>, words: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(words, { cwd: root, env, out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, said: [...out, ...err].map((line) => `${line}\n`).join('') };
}

interface Status {
  serial: number;
  remotes: Record<string, { release: string; stepBack?: string; canary?: { release: string; percent: number } }>;
  revoked: Record<string, string[]>;
}

interface Entry {
  actor: string;
  action: string;
  remote: string;
  release: string;
  from?: string;
  reason?: string;
  forced?: string[];
}
