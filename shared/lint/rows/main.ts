/** `npm run rows`: state of every row of the requirements after the last run of the tests; ends with 1 when a row is not shown. */
import path from 'node:path';
import { areasElsewhere } from '@site/build/project';
import { definedIds } from '../words/requirement-ids';
import { EXCUSED, ranTests, statesOf } from './shown-rows';

const MOST_EXCUSED = 10;
const root = path.resolve(import.meta.dirname, '../../..');
const reports = ['unit', 'e2e'].map((name) => path.join(root, `e2e/test-results/${name}.json`));

const tests = ranTests(reports);
if (tests.length === 0) console.log('No report of a run is there: run `npm test` first.');
const rows = [...definedIds(root)].filter((id) => /\d{3}$/.test(id));
const elsewhere = [...areasElsewhere(root)];
const states = statesOf(
  rows,
  tests,
  EXCUSED,
  elsewhere.flatMap(([, area]) => area.rows),
);
const rowsThatAre = (wanted: string) => [...states].filter(([, state]) => state === wanted).map(([row]) => row);

for (const state of ['open', 'failed']) for (const row of rowsThatAre(state)) console.log(`${state}: ${row}`);
for (const [row, reason] of Object.entries(EXCUSED)) console.log(`excused: ${row}: ${reason}`);
for (const [name, area] of elsewhere) console.log(`elsewhere: the repository of ${name} shows ${area.rows.length} rows`);
const counts = ['shown', 'elsewhere', 'excused', 'failed', 'open'].map((state) => `${rowsThatAre(state).length} ${state}`);
console.log(`${rows.length} rows: ${counts.join(', ')}; ${tests.length} tests ran.`);
const isProved = rows.length > 0 && rowsThatAre('failed').length + rowsThatAre('open').length === 0;
process.exitCode = isProved && Object.keys(EXCUSED).length <= MOST_EXCUSED ? 0 : 1;
