import { rm } from 'node:fs/promises';
import path from 'node:path';
import { publish, ReleaseRefusal, type Keys, type ReleaseStore } from '@site/release';
import { DEV_RELEASE } from '@site/remote/manifest';
import type { FastifyInstance } from 'fastify';
import { createBuildNews, type BuildNews } from './build-news';
import { watchArea, type WatchedBuild } from './watch-area';

/** Channel of a session, in which everything is as released except one remote. */
export const devChannelOf = (name: string) => `dev-${name}`;

interface DevelopParts {
  /** The project's folder. */
  root: string;
  /** The remote in work. */
  name: string;
  /** Store and keys of the builds. */
  store: ReleaseStore;
  keys: Keys;
  session: {
    begin(): Promise<void>;
    /** Makes a published build the one that pages of this session run. */
    show(release: string): Promise<void>;
    end(): Promise<void>;
  };
  /** Starts the server of the pages, which tells them of builds. */
  serve(news: BuildNews): Promise<FastifyInstance>;
}

/** Runs a remote from source: publishes each build for pages of the session, until the process gets a signal or the builds end. */
export async function develop({ root, name, store, keys, session, serve }: DevelopParts) {
  const output = path.join(root, 'node_modules', '.cache', 'dev', name);
  const news = createBuildNews(name);

  async function handleBuilt({ release, failure }: WatchedBuild) {
    try {
      if (failure) throw new ReleaseRefusal(failure);
      await publish({ store, keys, actor: await keys.holder(), commit: null }, { name, output, release, isQuick: true });
      await session.show(release);
      console.log(`${name} built`);
    } catch (problem) {
      const words = problem instanceof Error ? problem.message : String(problem);
      news.fail(words);
      console.error(words);
    }
  }

  function handleEnded() {
    console.error(`The builds of ${name} ended: see above.`);
    void stop(1);
  }

  await session.begin();
  const server = await serve(news);
  const stopWatching = watchArea({ root, name, out: output, releases: `${DEV_RELEASE}-${Date.now()}`, handleBuilt, handleEnded });

  async function stop(code = 0) {
    await stopWatching();
    await server.close();
    await session.end();
    await store.close?.();
    await rm(output, { recursive: true, force: true });
    process.exit(code);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void stop());
}
