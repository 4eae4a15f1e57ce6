import type { FilterGroup, FilterOption, FilterValues } from './filter-group';

/** All that one filter offers. */
export const optionsOf = ({ options, more }: FilterGroup): readonly FilterOption[] => (more ? [...options, ...more.options] : options);

/** What is chosen, in words; what narrows nothing is not said. */
export function chosenLabels(groups: readonly FilterGroup[], values: FilterValues): string[] {
  return groups
    .filter(({ name, options, none }) => values[name] !== (none ?? options[0]?.value))
    .flatMap((group) => optionsOf(group).filter(({ value }) => value === values[group.name]))
    .map(({ label }) => label);
}
