import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A working remote whose names are the place-holders: `sample-area` with its one page `sample-feature` at `/sample-path`. */
const TEMPLATE = 'shared/generators/templates/mf-sample-area';

/** What stands in the template -> what shall stand in its place. */
export type Words = Readonly<Record<string, string>>;

/**
 * @param below the part of the template that is wanted
 * @returns place below the remote's folder -> text, both filled
 */
export function fillTemplate(root: string, below: string, words: Words): Map<string, string> {
  const home = path.join(root, TEMPLATE);
  const files = readdirSync(path.join(home, below), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const places = files.map((entry) => path.relative(home, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return new Map(places.sort().map((place) => [fill(place, words), fill(readFileSync(path.join(home, place), 'utf8'), words)]));
}

function fill(text: string, words: Words) {
  const holders = new RegExp(Object.keys(words).map(escaped).join('|'), 'g');
  return text.replace(holders, (holder) => words[holder] ?? holder);
}

const escaped = (text: string) => text.replace(/[.|]/g, '\\$&');
