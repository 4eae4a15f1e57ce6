import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSmallProject } from './small-project';

/** No shell of a small project starts in a browser. */
const WITHOUT_BROWSER = ['--no-browser', '--reason', 'a test'];

/** A small project with everything deployed, and its commands as tests write them. */
export function createDeployedProject(remotes: readonly string[]) {
  const project = createSmallProject(remotes);
  const run = (words: string) => project.release(...words.split(' ').filter(Boolean));
  const gated = (words: string) => project.release(...words.split(' '), ...WITHOUT_BROWSER);
  const answer = <Answer>(words: string) => JSON.parse(run(`${words} --json`).said) as Answer;
  const mustRun = (words: string) => {
    const { code, said } = gated(words);
    if (code !== 0) throw new Error(said);
    return said;
  };
  mustRun('deploy');

  /** What the store says by itself: no command has to run to look there. */
  const kept = (name: string) => readFileSync(path.join(project.store, 'channels', name), 'utf8');
  const areas = () => (JSON.parse(kept('live.json')) as Pick<Status, 'remotes'>).remotes;

  return {
    ...project,
    run,
    /** Runs a verb that passes the gate. */
    gated,
    answer,
    areas,
    status: () => answer<Status>('status'),
    history: () => answer<{ entries: readonly Entry[] }>('history').entries,
    /** Ships other source of an area. @returns its release */
    ship(name: string, word: string): string {
      project.writeArea(name, word);
      mustRun(`deploy ${name}`);
      return areas()[name]?.release ?? '';
    },
  };
}

export type DeployedProject = ReturnType<typeof createDeployedProject>;

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
