import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineName } from '../engines';

const source = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const IMPORT = /^import .*from '(\.[^']+)';$/gm;
/** The measurement decides the figures as well. */
const MEASUREMENT = ['figures/bets.ts', 'figures/measure.ts'];

/** SHA-256 in hex of the rules of an engine, of all that they import, and of the measurement. */
export function digestOf(engine: EngineName): string {
  const hash = createHash('sha256');
  const files = gather(`engines/${engine}.rules.ts`, new Set());
  for (const name of [...files, ...MEASUREMENT]) hash.update(`${name}\n${readFileSync(path.join(source, name), 'utf8')}\n`);
  return hash.digest('hex');
}

function gather(file: string, known: Set<string>): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(path.join(source, file), 'utf8');
  for (const [, imported = ''] of text.matchAll(IMPORT)) gather(`${path.join(path.dirname(file), imported)}.ts`, known);
  return known;
}
