#!/usr/bin/env node
import './end-with-parent.mjs';
import path from 'node:path';
import { areaDir, areasOf, plain, remote, rootAbove, runWebpack, shell, worker } from '../src/index.mjs';

const [name = ''] = process.argv.slice(2);
const root = rootAbove(process.cwd());
const started = performance.now();

const configOf = () => {
  if (name === 'plain')
    return plain(
      root,
      areasOf(root).map((area) => path.join(root, area)),
    );
  const dir = areaDir(root, name);
  return name === 'shell' ? [shell(dir), worker(dir)] : remote(dir);
};

try {
  await runWebpack(await configOf());
  console.log(`${name} built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (problem) {
  console.error(`${name} was not built.\n${problem instanceof Error ? problem.message : problem}`);
  process.exitCode = 1;
}
