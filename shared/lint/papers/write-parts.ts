/**
 * `npx tsx shared/lint/papers/write-parts.ts`: writes the parts of papers that other sources give: the diagram in the README of the root
 * from the table of zones, the tables of variables from their schema, and the table of metrics from their catalogue.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zones } from '../src/zones';
import { withParts } from './diagram-of-parts';
import { withMetrics } from './table-of-metrics';
import { withVariables } from './table-of-variables';

function rewrite(paper: string, change: (text: string) => string) {
  const file = path.resolve(import.meta.dirname, '../../..', paper);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

rewrite('README.md', (text) => withParts(text, zones));
rewrite('shared/docs/variables.md', (text) => withVariables(text));
rewrite('shared/docs/metrics.md', (text) => withMetrics(text));
