export { FilterBar, type FilterBarProps } from './filter-bar';
export { FilterButton, type FilterButtonProps } from './filter-button';
export type { FilterGroup, FilterOption, FilterValues } from './filter-group';
