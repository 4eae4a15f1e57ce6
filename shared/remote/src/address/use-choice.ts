import { useFilters } from './use-filters';

/** One of several, e.g. a tab, by its name in the address; the first is the default. Another one leads to the first page of its list. */
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
