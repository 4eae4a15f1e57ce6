export { AS_TYPED } from './as-typed';
export { contractResolver } from './contract-resolver';
export { textsAt } from './texts-at';
export { useDraftedForm } from './use-drafted-form';
export { useOneAtATime } from './use-one-at-a-time';
