import { Refusal } from '@site/platform-kit/base/refusal';

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
