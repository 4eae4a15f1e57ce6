/** `npm run step:papers`: prints what the papers and style sheets say that is not so, and ends with 1 when there is any. */
import path from 'node:path';
import { diagramsBelow, problemsOf } from './problems';
import { unreadableDiagrams } from './unreadable-diagrams';

const root = path.resolve(process.argv[2] ?? path.resolve(import.meta.dirname, '../../..'));
const problems = [...problemsOf(root), ...(await unreadableDiagrams(diagramsBelow(root)))];
for (const problem of problems) console.log(problem);
console.log(`Papers: ${problems.length} problems.`);
process.exitCode = problems.length ? 1 : 0;
