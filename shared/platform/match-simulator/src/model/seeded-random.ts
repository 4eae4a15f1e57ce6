import { seeded } from '@site/platform-kit/secrets/seeded';

type Part = string | number;

/** FNV-1a hash over the parts. */
function hashOf(parts: readonly Part[]): number {
  let hash = 0x811c9dc5;
  for (const part of parts) {
    const text = String(part);
    for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
    hash = Math.imul(hash ^ 0x7c, 0x01000193);
  }
  return hash;
}

/** Numbers from 0 to 1 derived from the parts only. Everybody can compute them, so no result of a bet may depend on them. */
export const seededRandom = (...parts: readonly Part[]): (() => number) => seeded(hashOf(parts));

/** The first of these numbers. */
export const chance = (...parts: readonly Part[]): number => seededRandom(...parts)();
