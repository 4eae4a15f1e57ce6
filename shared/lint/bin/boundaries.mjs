/** `node shared/lint/bin/boundaries.mjs`: checks the import graph of the workspace and lists what breaks it. */
import { createRequire } from 'node:module';
import { refusedEdges } from '../graph/refused-edges.mjs';

const started = Date.now();
const { refused, modules } = await refusedEdges(process.cwd(), createRequire(import.meta.url)('../graph/rules.cjs'));
for (const { rule, from, to } of refused) console.error(`${rule}: ${from} -> ${to}`);
console.log(`${modules} modules, ${refused.length} refused imports (${((Date.now() - started) / 1000).toFixed(1)} s)`);
process.exitCode = refused.length ? 1 : 0;
