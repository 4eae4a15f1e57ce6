/**
 * `fork('watch.mjs', [area, out, releases])`: builds a remote at every change, in a process without keys. It sends one message for each
 * build, `{ release, failure? }`; any reply lets the next build begin. It ends with the process that started it.
 */
import path from 'node:path';
import { areaDir, rootAbove, watchRemote } from '../src/index.mjs';

const [name = '', out = '', releases = ''] = process.argv.slice(2);
let builds = 0;

const isRead = () => new Promise((resolve) => process.once('message', resolve));

/** @param {{ release: string, failure?: string }} build */
async function handleBuilt(build) {
  process.send?.(build);
  await isRead();
}

process.once('disconnect', () => process.exit());
try {
  const nextRelease = () => `${releases}-${++builds}`;
  await watchRemote(areaDir(rootAbove(process.cwd()), name), { out: path.resolve(out), nextRelease, handleBuilt });
} catch (problem) {
  console.error(`${name} cannot be built.\n${problem instanceof Error ? problem.message : problem}`);
  process.exit(1);
}
