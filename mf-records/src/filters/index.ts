export { useAddress } from './use-address';
export { useFilters, type Pages } from './use-filters';
export { FilterBar, type FilterBarProps } from './filter-bar';
export { FilterButton, type FilterButtonProps } from './filter-button';
export type { FilterGroup, FilterOption, FilterValues } from './filter-group';
