/** Prints the source files of all modules in the build of an area, without duplicates. Output: a JSON list. */
import path from 'node:path';
import { remote, rootAbove, runWebpack, shell } from '../src/index.mjs';

/** Members that webpack's types lack. @typedef {import('webpack').Module & { resource?: string, modules?: Concatenated[] }} Concatenated */

const [name = ''] = process.argv.slice(2);
const dir = path.join(rootAbove(process.cwd()), name);
const config = name === 'shell' ? shell(dir) : await remote(dir);
// The list of modules does not need minification, which is slow.
config.optimization.minimize = false;
config.plugins.push({
  apply(compiler) {
    compiler.hooks.shouldEmit.tap('list-modules', () => false);
    compiler.hooks.done.tap('list-modules', ({ compilation }) => {
      /** @type {Concatenated[]} */
      const known = [...compilation.modules];
      const all = known.flatMap((module) => [module, ...(module.modules ?? [])]);
      console.log(JSON.stringify([...new Set(all.map(({ resource }) => resource).filter(Boolean))]));
    });
  },
});
await runWebpack(config);
