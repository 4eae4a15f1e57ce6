export { contractResolver, type OwnProblems } from './contract-resolver';
export { useOneAtATime } from './use-one-at-a-time';
export { useDraftedForm } from './use-drafted-form';
