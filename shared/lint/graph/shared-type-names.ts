import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edge } from '../src/refuse-import';

const EXPORTED_TYPE = /^export (?:declare )?(?:interface|type|(?:abstract )?class|enum) (\w+)\b(?! *,)/gm;

/**
 * Finds names that two files give to an exported type: a type name means one thing.
 * @param sources paths below the root
 * @returns edges from the later file to the one that has the name already
 */
export function sharedTypeNames(root: string, sources: readonly string[]): (Pick<Edge, 'from' | 'to'> & { why: string })[] {
  const homes = new Map<string, string>();
  return sources
    .filter((source) => /\.tsx?$/.test(source) && !source.endsWith('.d.ts'))
    .sort()
    .flatMap((from) =>
      [...readFileSync(join(root, from), 'utf8').matchAll(EXPORTED_TYPE)].flatMap(([, name = '']) => {
        const to = homes.get(name);
        homes.set(name, to ?? from);
        return to === undefined || to === from ? [] : [{ from, to, why: `both export a type ${name}` }];
      }),
    );
}
