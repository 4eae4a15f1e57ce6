import type { FilterGroup, FilterOption, FilterValues } from './filter-group';

/** All options of one filter. */
export const optionsOf = ({ options, more }: FilterGroup): readonly FilterOption[] => (more ? [...options, ...more.options] : options);

/** Labels of the active filters; a value that filters nothing has none. */
export function chosenLabels(groups: readonly FilterGroup[], values: FilterValues): string[] {
  return groups
    .filter(({ name, options, none }) => values[name] !== (none ?? options[0]?.value))
    .flatMap((group) => optionsOf(group).filter(({ value }) => value === values[group.name]))
    .map(({ label }) => label);
}
