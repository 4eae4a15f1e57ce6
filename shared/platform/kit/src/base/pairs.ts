import { Refusal } from './refusal';

const POISONED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads `a=1&b=2` from a query or a form body. A repeated name, a list (`a[]=`) or a name that reaches a prototype is refused, not guessed.
 * @throws Refusal `platform.malformed`
 */
export function readPairs(text: string): Record<string, string> {
  const pairs = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (pairs.has(name) || name.endsWith('[]') || isPoisoned(name) || value.includes('\0')) throw new Refusal('platform.malformed');
    pairs.set(name, value);
  }
  return Object.fromEntries(pairs);
}

/** True when the name of a field could reach a prototype. */
export const isPoisoned = (name: string) => name.split(/[[\].]+/).some((part) => POISONED.has(part));
