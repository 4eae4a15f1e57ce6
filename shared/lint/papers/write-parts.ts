/** `npx tsx shared/lint/papers/write-parts.ts`: writes the diagram of the parts into the README of the root, from the table of zones. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { zones } from '../src/zones';
import { withParts } from './diagram-of-parts';

const readme = path.resolve(import.meta.dirname, '../../../README.md');
writeFileSync(readme, withParts(readFileSync(readme, 'utf8'), zones));
