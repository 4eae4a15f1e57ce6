export { FilterBar } from './filter-bar';
export { FilterButton } from './filter-button';
export type { FilterGroup, FilterOption } from './filter-group';
