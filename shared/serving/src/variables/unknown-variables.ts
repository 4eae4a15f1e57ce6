import { closest, distance } from 'fastest-levenshtein';
import { VARIABLES } from './schema';

/** Names of other programs begin otherwise, so nothing is known about those. */
const OWN_PREFIX = 'SITE_';
/** Most wrong letters in a name for which another name is offered. */
const MOST_WRONG_LETTERS = 3;

/**
 * Warns of variables that begin with `SITE_` and that no program reads, because a wrong name has no effect and nothing else shows that.
 * @param env variables of this process
 * @returns at most one line
 */
export function unknownVariables(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  const names = Object.keys(env).filter((name) => name.startsWith(OWN_PREFIX) && !Object.hasOwn(VARIABLES, name));
  if (names.length === 0) return [];
  return [`No program reads these variables: ${names.map(withNearest).join(', ')}. shared/docs/variables.md lists all names.`];
}

function withNearest(name: string) {
  const nearest = closest(name, Object.keys(VARIABLES));
  return distance(name, nearest) > MOST_WRONG_LETTERS ? name : `${name} (is ${nearest} meant?)`;
}
