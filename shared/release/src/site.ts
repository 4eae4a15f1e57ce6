import { spawn } from 'node:child_process';
import path from 'node:path';
import { areaDir, areasOf, keysDirOf, outputOf, plainOutput, plainReleaseOf, releaseOf, rootAbove } from '@site/build';
import { activate } from './activate';
import { actorOf, commitOf } from './actor';
import { commitChange, composeChange } from './channel';
import { createFileStore } from './file-store';
import { openKeys } from './keys';
import { publish, type PublishOptions } from './publish';
import { ReleaseRefusal, SerialConflict } from './store';

const CHANNEL = 'live';
/** The build is bound by the processor, and small machines have two. */
const PARALLEL_BUILDS = 2;
const ATTEMPTS = 5;

/** The project's areas and its store, as the command and the start-up use them. */
export function openSite(from: string, environment: NodeJS.ProcessEnv) {
  const root = rootAbove(from);
  const store = createFileStore(path.resolve(root, environment['STORE_DIR'] ?? '.store'));
  const channel = environment['CHANNEL'] ?? CHANNEL;
  const keys = openKeys(keysDirOf(root));
  const actor = actorOf(root, environment);
  const publisher = () => ({ store, keys, actor, commit: commitOf(root) });

  const sourceOf = (name: string): PublishOptions =>
    name === 'plain'
      ? { name, area: null, output: plainOutput(root) }
      : { name, area: knownArea(name), output: outputOf(path.join(root, name)) };

  const knownArea = (name: string) => {
    try {
      return areaDir(root, name);
    } catch (problem) {
      throw new ReleaseRefusal(problem instanceof Error ? problem.message : String(problem));
    }
  };

  const wantedRelease = (name: string) =>
    name === 'plain'
      ? plainReleaseOf(
          root,
          areasOf(root).map((area) => path.join(root, area)),
        )
      : releaseOf(root, knownArea(name));

  async function deploy(name: string, say: (line: string) => void) {
    const started = performance.now();
    const release = wantedRelease(name);
    const isNew = !(await store.has(name, release));
    if (isNew) {
      await build(root, name);
      await publish(publisher(), sourceOf(name));
    }
    await (name === 'plain' ? showPlain(release) : activate({ store, keys, actor }, channel, name, release));
    say(
      `${name} ${release} ${isNew ? 'built, published and' : 'unchanged,'} live (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
  }

  /** The comparison build stands in a channel of its own, beside the areas that are live. */
  async function showPlain(release: string) {
    const [live, before] = await Promise.all([store.channel(channel), store.channel('plain')]);
    const entry = { actor, action: 'activate', remote: 'plain', release } as const;
    const change = await composeChange({ store, keys }, 'plain', before, { remotes: { ...live?.remotes, plain: { release } }, entry });
    await commitChange(store, change);
  }

  return {
    root,
    store,
    keys,
    channel,
    areas: () => areasOf(root),
    publish: (name: string) => publish(publisher(), sourceOf(name)),
    activate: (name: string, release?: string) => activate({ store, keys, actor }, channel, name, release),
    /** Builds and publishes what is not in the store yet and makes it live; two at a time. */
    async deploy(names: readonly string[], say: (line: string) => void) {
      names.filter((name) => name !== 'plain').forEach(knownArea);
      if ((await keys.accepted()).length === 0) say(`key ${await keys.add()} made in ${keys.folder}`);
      const waiting = [...names];
      const work = async () => {
        for (let name = waiting.shift(); name; name = waiting.shift()) await deployPatiently(name, say);
      };
      await Promise.all(Array.from({ length: Math.min(PARALLEL_BUILDS, names.length) }, work));
    },
  };

  /** Two areas of one command may want the next serial at once; the loser reads again. */
  async function deployPatiently(name: string, say: (line: string) => void) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await deploy(name, say);
      } catch (problem) {
        if (!(problem instanceof SerialConflict) || attempt === ATTEMPTS) throw problem;
      }
    }
  }
}

function build(root: string, name: string) {
  return new Promise<void>((resolve, reject) => {
    const builder = spawn(process.execPath, [path.join(root, 'shared/build/bin/build.mjs'), name], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    builder.stdout.on('data', (part: Buffer) => said.push(part));
    builder.stderr.on('data', (part: Buffer) => said.push(part));
    builder.on('error', reject);
    builder.on('close', (code) => (code === 0 ? resolve() : reject(new ReleaseRefusal(Buffer.concat(said).toString('utf8').trim()))));
  });
}
