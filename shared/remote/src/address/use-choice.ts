import { useFilters } from './use-filters';

/**
 * Hook for one choice of several, e.g. a tab, by its name in the address; the first one is the default. Another choice goes to the first
 * page of its list.
 * @returns the current choice, and `choose()`, which ignores unknown names
 */
export function useChoice<Choice extends string>(name: string, choices: readonly [Choice, ...Choice[]]) {
  const { values, change } = useFilters({ [name]: choices });
  return {
    current: values[name] ?? choices[0],
    choose(wanted: string) {
      const choice = choices.find((each) => each === wanted);
      if (choice !== undefined) change({ [name]: choice });
    },
  };
}
