export { useAddress } from './use-address';
export { useFilters, type Pages } from './use-filters';
export { useChoice } from './use-choice';
