/** Prints the source file of every module that the build of an area contains, once for each. Output: a JSON list. */
import path from 'node:path';
import { remote, rootAbove, runWebpack, shell } from '../src/index.mjs';

/** Members that webpack's types leave out. @typedef {import('webpack').Module & { resource?: string, modules?: Concatenated[] }} Concatenated */

const [name = ''] = process.argv.slice(2);
const dir = path.join(rootAbove(process.cwd()), name);
const config = name === 'shell' ? shell(dir) : await remote(dir);
// Which modules there are is known before they are minified.
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
