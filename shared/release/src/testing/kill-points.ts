import { cases } from '@site/testing/cases';

const isNight = cases(1) > 1;

/**
 * Chooses the steps before which a test kills its writer. By night these are all steps. By day each kind of step comes once in a file of
 * tests, drawn at random, and each test has the first
 * step, the last one and one more.
 */
export function createKillPoints() {
  const tried = new Set<string>();

  /** @param kinds of the steps of a writer that lived @returns numbers of steps, from 1, in their order */
  return function killPoints(kinds: readonly string[]): readonly number[] {
    const all = kinds.map((_, index) => index + 1);
    if (isNight) return all;
    const drawn = [...all].sort(() => Math.random() - 0.5);
    const chosen = new Set([1, drawn[0] ?? 1, all.length]);
    for (const step of drawn) {
      const kind = kinds[step - 1] ?? '';
      if (!tried.has(kind)) chosen.add(step);
      tried.add(kind);
    }
    return [...chosen].sort((one, other) => one - other);
  };
}

/** Runs a writer to its end, which prints the kinds of its steps. */
export function kindsIn({ code, said }: { code: number | null; said: string }): readonly string[] {
  if (code !== 0) throw new Error(said);
  return JSON.parse(said) as string[];
}
