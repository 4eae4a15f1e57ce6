import { GeneratorRefusal } from '../refusal';

/** Key of a feature's text, e.g. `games.title`. Fixed sentences are keys, too, and come after these. */
const KEY = /^[a-z]\w*\.\S+$/;

/** Adds the texts of a feature to a dictionary, after those of other features. @throws Refusal when the feature has texts there already */
export function addTexts(file: string, text: string, feature: string, texts: Readonly<Record<string, string>>) {
  const entries = Object.entries(JSON.parse(text) as Record<string, string>);
  if (entries.some(([key]) => key.startsWith(`${feature}.`)))
    throw new GeneratorRefusal(
      `${file} has texts that begin with "${feature}." already.`,
      'Choose another name for the feature, or rename them.',
    );
  const place = entries.findLastIndex(([key]) => KEY.test(key)) + 1;
  const all = [...entries.slice(0, place), ...Object.entries(texts), ...entries.slice(place)];
  return `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`;
}
