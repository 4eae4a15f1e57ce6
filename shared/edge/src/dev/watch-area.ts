import { fork } from 'node:child_process';
import path from 'node:path';
import { builderDir, buildEnvironment } from '@site/build/project';

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
  /** Prefix of all release ids of this watch; a number follows. */
  releases: string;
  /** Handles one build; the next build waits for it. */
  handleBuilt(build: WatchedBuild): Promise<void>;
  /** Called when the process of the builds ended by itself. */
  handleEnded(): void;
}

/**
 * Builds a remote at every change in a process of its own, which runs code of the area. This process holds the keys, so it accepts only
 * checked messages from there, and passes on only a minimal environment.
 * @returns a function that stops it
 */
export function watchArea({ root, name, out, releases, handleBuilt, handleEnded }: WatchOptions): () => Promise<void> {
  const child = fork(path.join(builderDir(root), 'bin/watch.mjs'), [name, out, releases], {
    cwd: root,
    env: buildEnvironment(process.env, name),
    // Without this the child inherits the loaders of this process.
    execArgv: [],
  });
  let isStopping = false;

  child.on('message', (said: unknown) => {
    const build = buildIn(said, releases);
    // The callback ignores an error, because the child may have ended meanwhile.
    if (build) void handleBuilt(build).then(() => child.send('read', () => undefined));
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  void ended.then(() => isStopping || handleEnded());

  return () => {
    isStopping = true;
    // Only its output is lost, and nobody needs that any more.
    child.kill('SIGKILL');
    return ended;
  };
}

/** @returns the build in a message, or null when it is no build of this watch */
function buildIn(said: unknown, releases: string): WatchedBuild | null {
  if (typeof said !== 'object' || said === null || !('release' in said) || typeof said.release !== 'string') return null;
  const { release } = said;
  const number = release.slice(releases.length + 1);
  if (release !== `${releases}-${number}` || !/^\d{1,9}$/.test(number)) return null;
  return 'failure' in said && typeof said.failure === 'string' ? { release, failure: said.failure } : { release };
}
