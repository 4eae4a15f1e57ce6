import path from 'node:path';
import { keptProgramOf, programOf } from '../src/program.mjs';

/** Writes programs in TypeScript for `run.mjs --written`: `node shared/build/bin/write-programs.mjs shared/edge/src/main.ts ...`. */
for (const file of process.argv.slice(2)) {
  await programOf(path.resolve(file));
  console.log(await keptProgramOf(path.resolve(file)));
}
