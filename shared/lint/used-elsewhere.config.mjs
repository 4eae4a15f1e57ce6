import path from 'node:path';
import { areasElsewhere } from '@site/build/project';

/**
 * For knip: takes the exports out of its findings that an area in a repository of its own imports, because no file here does.
 * @param {import('knip').ReporterOptions} found
 * @returns {import('knip').ReporterOptions}
 */
export default function usedElsewhere(found) {
  const uses = [...areasElsewhere(found.cwd).values()].flatMap((area) => Object.entries(area.uses));
  /** @param {string} file @param {string} name */
  const isUsed = (file, name) =>
    uses.some(([owner, names]) => file.startsWith(`${owner.replace('@site/', 'shared/')}/`) && names.includes(name));
  for (const kind of /** @type {const} */ (['exports', 'types']))
    for (const [file, issues] of Object.entries(found.issues[kind])) {
      const left = Object.entries(issues).filter(([, { filePath, symbol }]) => !isUsed(path.relative(found.cwd, filePath), symbol));
      found.counters[kind] -= Object.keys(issues).length - left.length;
      found.issues[kind][file] = Object.fromEntries(left);
    }
  return found;
}
