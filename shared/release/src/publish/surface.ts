import type { Surface } from '../store/release-record';
import { ReleaseRefusal } from '../store/store';

/**
 * Parses the names that a build noted. A build runs code of its area, so its output is untrusted input.
 * @param name of the area
 * @throws ReleaseRefusal when the text is no such note
 */
export function parseSurface(text: string, name: string): Surface {
  const value = parsed(text);
  if (isSurface(value)) return value;
  throw new ReleaseRefusal(`${name} has a surface.json that is no list of names with digests. Build it again: npm run build -w ${name}.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const DIGEST = /^[0-9a-f]{8}$/;
const NAME = /^[\w$]+$/;

/** True for names of shared modules, each with a digest. */
export const isSurface = (value: unknown): value is Surface => isObject(value) && Object.values(value).every(hasDigests);

const hasDigests = (names: unknown) =>
  isObject(names) && Object.entries(names).every(([name, digest]) => NAME.test(name) && typeof digest === 'string' && DIGEST.test(digest));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
