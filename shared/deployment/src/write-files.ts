/** `npm run write -w @site/deployment`: writes the files that come from the table of processes. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WRITTEN_FILES } from './written-files';

for (const [file, text] of Object.entries(WRITTEN_FILES)) {
  const place = path.resolve(import.meta.dirname, '..', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}
