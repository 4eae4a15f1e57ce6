/** `npx tsx shared/lint/bin/boundaries.ts`: checks the import graph of the workspace and lists the refused imports. */
import { refusedEdges } from '../graph/refused-edges';

const started = Date.now();
const { refused, modules } = await refusedEdges(process.cwd());
for (const { rule, from, to, why } of refused) console.error(`${rule}: ${from} -> ${to}${why ? ` (${why})` : ''}`);
console.log(`${modules} modules, ${refused.length} refused imports (${((Date.now() - started) / 1000).toFixed(1)} s)`);
process.exitCode = refused.length ? 1 : 0;
