import path from 'node:path';
import { coveredRows, uncoveredRows } from './covered-rows';

const root = path.resolve(import.meta.dirname, '../../..');
for (const [file, rows] of coveredRows(root)) console.log(`${file}\n  ${rows.join(' ')}`);
const missing = uncoveredRows(root);
console.log(missing.length ? `\nNamed by no test: ${missing.join(' ')}` : '\nEvery row of the specification is named by a test.');
