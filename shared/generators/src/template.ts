import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Templates with placeholders as names: a working remote `sample-area` with its one page `sample-feature` at `/sample-path`, and the files around it in a repository. */
const TEMPLATES = 'shared/generators/templates';
/** Files of the block in the member center's overview. */
const PANEL = /(^|\/)panels\/|-panel\.|^src\/texts\.ts$/;

/** Placeholder in the template -> its replacement. */
export type TemplateWords = Readonly<Record<string, string>>;

interface TemplateOptions {
  /** Default: the remote. */
  template?: 'mf-sample-area' | 'repository';
  /** With the block of the member center's overview. */
  hasPanel?: boolean;
}

/**
 * Reads a part of a template and replaces the placeholders.
 * @param below folder of that part below the template
 * @returns path below the template's folder -> text, both with replaced placeholders
 */
export function fillTemplate(
  root: string,
  below: string,
  words: TemplateWords,
  { template = 'mf-sample-area', hasPanel = false }: TemplateOptions = {},
): Map<string, string> {
  const home = path.join(root, TEMPLATES, template);
  const files = readdirSync(path.join(home, below), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const places = files.map((entry) => path.relative(home, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const wanted = places.filter((place) => hasPanel || !PANEL.test(place));
  return new Map(wanted.sort().map((place) => [fill(place, words), fill(readFileSync(path.join(home, place), 'utf8'), words)]));
}

function fill(text: string, words: TemplateWords) {
  const holders = new RegExp(Object.keys(words).map(escaped).join('|'), 'g');
  return text.replace(holders, (holder) => words[holder] ?? holder);
}

const escaped = (text: string) => text.replace(/[.|]/g, '\\$&');
