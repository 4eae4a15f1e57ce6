import type { getGames } from '@site/api/contracts/catalogue';
import type * as z from '@site/api/schema';
import { Refusal } from '@site/platform-kit/base/refusal';

/** Reads the type and the comma-joined platforms of a list. */
export const readFilter = ({ type, system = '' }: z.output<typeof getGames.input>) => ({
  type,
  platforms: system
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
});

/** Reads the JSON list of platforms. @throws Refusal `catalogue.bad_system` */
export function readSystems(text: string): string[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('catalogue.bad_system');
  }
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string')) throw new Refusal('catalogue.bad_system');
  return value;
}
