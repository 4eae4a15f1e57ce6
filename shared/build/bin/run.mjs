import path from 'node:path';
import { runProgram } from '../src/program.mjs';

/**
 * Runs a program in TypeScript: `node shared/build/bin/run.mjs [--written] shared/edge/src/main.ts words`. The program finds its own file and its
 * words in `process.argv`, as if Node ran it. With `--written` it runs as `write-programs.mjs` wrote it, so it needs no place to write to.
 */
const given = process.argv.slice(2);
const isKept = given[0] === '--written';
const [file = '', ...words] = isKept ? given.slice(1) : given;
const entry = path.resolve(file);
process.argv.splice(1, process.argv.length, entry, ...words);
await runProgram(entry, { isKept });
