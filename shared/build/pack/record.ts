import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareSurfaces, raised, type RecordedPackage, type SurfaceChange } from './compare-surfaces';

const RECORD = 'public-surface.json';
const CHANGELOG = 'CHANGELOG.md';

/** State of a package after a comparison with its record. */
export interface ComparedPackage {
  /** State for `writeRecord`. */
  next: RecordedPackage;
  /** Null when the record is up to date. */
  change: SurfaceChange | null;
}

/** @param home folder of the package's source @param first version without a record */
export function compareWithRecord(home: string, now: Omit<RecordedPackage, 'version'>, first: string): ComparedPackage {
  const file = path.join(home, RECORD);
  if (!existsSync(file)) return { next: { version: first, ...now }, change: { part: 'major', lines: ['First packed version'] } };
  const before = JSON.parse(readFileSync(file, 'utf8')) as RecordedPackage;
  const change = compareSurfaces(before, now);
  return { next: { version: change ? raised(before.version, change.part) : before.version, ...now }, change };
}

/** Writes the record and a section of the changelog, the newest first. @param day `2026-11-26` */
export function writeRecord(home: string, name: string, { next, change }: ComparedPackage, day: string): void {
  if (!change) return;
  writeFileSync(path.join(home, RECORD), `${JSON.stringify(next, null, 2)}\n`);
  const file = path.join(home, CHANGELOG);
  const title = `# Changes of ${name}\n`;
  const before = existsSync(file) ? readFileSync(file, 'utf8').replace(title, '') : '';
  const section = `\n## ${next.version}, ${day}\n\n${change.lines.map((line) => `- ${line}\n`).join('')}`;
  writeFileSync(file, title + section + before);
}
