import { fork } from 'node:child_process';
import path from 'node:path';
import { buildEnvironment } from '@site/build/project';

export interface WatchedBuild {
  release: string;
  failure?: string;
}

interface WatchOptions {
  /** The project's folder. */
  root: string;
  /** The remote that is built. */
  name: string;
  out: string;
  /** Every build is one of these: the same beginning and a number. */
  releases: string;
  /** The next build waits until this one was read. */
  handleBuilt(build: WatchedBuild): Promise<void>;
  /** There will be no more builds, and nobody stopped it. */
  handleEnded(): void;
}

/**
 * Builds a remote at every change in a process of its own, which runs code of the area. This process signs, so it takes nothing from
 * there but words, and hands it nothing of its environment.
 * @returns what stops it
 */
export function watchArea({ root, name, out, releases, handleBuilt, handleEnded }: WatchOptions): () => Promise<void> {
  const child = fork(path.join(root, 'shared/build/bin/watch.mjs'), [name, out, releases], {
    cwd: root,
    env: buildEnvironment(process.env, name),
    // Without it the child gets the loaders of this process.
    execArgv: [],
  });
  let isStopping = false;

  child.on('message', (said: unknown) => {
    const build = buildIn(said, releases);
    // One that is gone meanwhile reads no answer.
    if (build) void handleBuilt(build).then(() => child.send('read', () => undefined));
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => isStopping || handleEnded());

  return () => {
    isStopping = true;
    // Only its output is lost, which nobody reads any more.
    child.kill('SIGKILL');
    return ended;
  };
}

/** @returns null when it is no build of this watch */
function buildIn(said: unknown, releases: string): WatchedBuild | null {
  if (typeof said !== 'object' || said === null || !('release' in said) || typeof said.release !== 'string') return null;
  const { release } = said;
  const number = release.slice(releases.length + 1);
  if (release !== `${releases}-${number}` || !/^\d{1,9}$/.test(number)) return null;
  return 'failure' in said && typeof said.failure === 'string' ? { release, failure: said.failure } : { release };
}
