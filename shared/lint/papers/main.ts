/** `npm run step:papers`: prints what the papers and style sheets say that is not so, and ends with 1 when there is any. */
import path from 'node:path';
import { problemsOf } from './problems';

const problems = problemsOf(path.resolve(import.meta.dirname, '../../..'));
for (const problem of problems) console.log(problem);
console.log(`Papers: ${problems.length} problems.`);
process.exitCode = problems.length ? 1 : 0;
