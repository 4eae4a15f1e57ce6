import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A working remote with placeholders as names: `sample-area` with its one page `sample-feature` at `/sample-path`. */
const TEMPLATE = 'shared/generators/templates/mf-sample-area';

/** Placeholder in the template -> its replacement. */
export type TemplateWords = Readonly<Record<string, string>>;

/**
 * Reads a part of the template and replaces the placeholders.
 * @param below folder of that part below the template
 * @returns path below the remote's folder -> text, both with replaced placeholders
 */
export function fillTemplate(root: string, below: string, words: TemplateWords): Map<string, string> {
  const home = path.join(root, TEMPLATE);
  const files = readdirSync(path.join(home, below), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const places = files.map((entry) => path.relative(home, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return new Map(places.sort().map((place) => [fill(place, words), fill(readFileSync(path.join(home, place), 'utf8'), words)]));
}

function fill(text: string, words: TemplateWords) {
  const holders = new RegExp(Object.keys(words).map(escaped).join('|'), 'g');
  return text.replace(holders, (holder) => words[holder] ?? holder);
}

const escaped = (text: string) => text.replace(/[.|]/g, '\\$&');
