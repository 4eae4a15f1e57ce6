#!/usr/bin/env node
/** Builds the console when its source has changed. */
import path from 'node:path';
import { buildPage } from '@site/build/page';

const started = performance.now();
try {
  const isNew = await buildPage(path.resolve(import.meta.dirname, '..'));
  if (isNew) console.log(`console built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
} catch (problem) {
  console.error(`The console was not built.\n${problem instanceof Error ? problem.message : problem}`);
  process.exitCode = 1;
}
